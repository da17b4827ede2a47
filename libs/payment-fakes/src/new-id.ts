import { randomBytes } from 'node:crypto';

/** A fresh id as a service names its things: `ch_…`, `pi_…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
