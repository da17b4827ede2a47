import { resolve } from 'node:path';

/** The repository's folder. */
export const workspace = resolve(import.meta.dirname, '../../../..');
