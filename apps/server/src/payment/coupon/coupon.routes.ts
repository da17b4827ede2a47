import type { Handlers } from '../../platform/contract/handlers.ts';
import { listCoupons } from './list-coupons.ts';

export const couponHandlers = {
  listCoupons: ({ ctx, query }) => listCoupons({ ctx, input: query }),
} satisfies Handlers;
