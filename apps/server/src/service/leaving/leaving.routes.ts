import type { Handlers } from '../../platform/contract/handlers.ts';
import { getLeaving } from './get-leaving.ts';
import { leave } from './leave.ts';

export const leavingHandlers = {
  leave: ({ ctx, body }) => leave({ ctx, input: body }),
  getLeaving: ({ ctx }) => getLeaving({ ctx }),
} satisfies Handlers;
