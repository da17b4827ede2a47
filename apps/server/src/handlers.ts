import type { Handlers } from './contract/handlers.ts';

/** Every operation the server answers, by domain. */
export const handlers: Handlers = {};
