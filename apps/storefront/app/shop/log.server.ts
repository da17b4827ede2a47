import { makeLogger } from '../../server/make-logger.ts';

/** The log of errors during rendering: one line each, in the format of the page server. */
export const log = makeLogger();
