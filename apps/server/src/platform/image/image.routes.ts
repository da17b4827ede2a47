import type { Handlers } from '../contract/handlers.ts';
import { getImage } from './get-image.ts';

/** Photographs in their sizes; open to everybody. */
export const imageHandlers = {
  getImage: ({ ctx, params, caller }) => getImage({ ctx, input: { ...params, known: caller.header('if-none-match') } }),
} satisfies Handlers;
