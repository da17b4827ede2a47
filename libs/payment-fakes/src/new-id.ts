import { randomBytes } from 'node:crypto';

/** Returns a new id in the form of a service: `ch_…`, `pi_…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
