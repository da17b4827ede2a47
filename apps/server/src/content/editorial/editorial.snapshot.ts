import { defineSnapshot } from '../../platform/snapshots/snapshot.ts';
import { readEditorial } from './editorial.queries.ts';

export const editorialSnapshot = defineSnapshot('editorial', ({ db }) => readEditorial(db));
