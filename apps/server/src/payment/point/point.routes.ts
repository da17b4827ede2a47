import type { Handlers } from '../../platform/contract/handlers.ts';
import { getPoints, listPointHistories } from './points.ts';

export const pointHandlers = {
  getPoints: ({ ctx }) => getPoints({ ctx }),
  listPointHistories: ({ ctx, query }) => listPointHistories({ ctx, input: query }),
} satisfies Handlers;
