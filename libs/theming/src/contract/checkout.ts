import type { MetaOf } from './meta.ts';

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled as screens land
export interface CheckoutSlots {}

export const checkoutMeta = {} as const satisfies MetaOf<CheckoutSlots>;
