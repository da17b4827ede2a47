import { makeLogger } from '../../server/make-logger.ts';

/** Where what went wrong while a page was made is told: one line each, in the form of the page server's own. */
export const log = makeLogger();
