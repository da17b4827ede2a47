import type { Clock } from './clock.ts';

/** The clock of the running process. */
export const systemClock: Clock = { now: () => new Date() };
