import { defineSnapshot } from '../platform/snapshots/snapshot.ts';
import { readContent } from './content.queries.ts';

export const contentSnapshot = defineSnapshot('content', ({ db }) => readContent(db));
