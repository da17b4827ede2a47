import type { AccountSlots } from './account.ts';
import type { CatalogueSlots } from './catalogue.ts';
import type { CheckoutSlots } from './checkout.ts';
import type { ContentSlots } from './content.ts';
import type { FrameSlots } from './frame.ts';
import type { GiftSlots } from './gift.ts';
import type { HomeSlots } from './home.ts';
import type { OrderLookupSlots } from './order-lookup.ts';
import type { PromiseSlots } from './product-promise.ts';
import type { SetSlots } from './product-sets.ts';
import type { RestockSlots } from './restock.ts';

/** Every slot of the shop and the props of its implementations, in any theme. */
export interface SlotProps
  extends
    FrameSlots,
    HomeSlots,
    CatalogueSlots,
    CheckoutSlots,
    AccountSlots,
    ContentSlots,
    GiftSlots,
    PromiseSlots,
    SetSlots,
    OrderLookupSlots,
    RestockSlots {}

export type SlotName = keyof SlotProps & string;
