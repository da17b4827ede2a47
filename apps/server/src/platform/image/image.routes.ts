import type { Handlers } from '../contract/handlers.ts';
import { getImage } from './get-image.ts';

/** The handlers of photographs in their sizes; public. */
export const imageHandlers = {
  getImage: ({ ctx, params, caller }) => getImage({ ctx, input: { ...params, known: caller.header('if-none-match') } }),
} satisfies Handlers;
