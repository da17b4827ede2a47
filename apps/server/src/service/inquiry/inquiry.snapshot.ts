import { defineSnapshot } from '../../platform/snapshots/snapshot.ts';
import { readInquiryCategories } from './inquiry.queries.ts';

export const inquiryCategoriesSnapshot = defineSnapshot('inquiry categories', ({ db }) => readInquiryCategories(db));
