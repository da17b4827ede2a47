import type { Handlers } from '../contract/handlers.ts';
import { getPoints } from './get-points.ts';
import { listPointHistories } from './list-point-histories.ts';

export const pointHandlers = {
  getPoints: ({ ctx }) => getPoints({ ctx }),
  listPointHistories: ({ ctx, query }) => listPointHistories({ ctx, input: query }),
} satisfies Handlers;
