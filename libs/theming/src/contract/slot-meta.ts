import { accountMeta } from './account.ts';
import { catalogueMeta } from './catalogue.ts';
import { checkoutMeta } from './checkout.ts';
import { contentMeta } from './content.ts';
import { frameMeta } from './frame.ts';
import { giftMeta } from './gift.ts';
import { homeMeta } from './home.ts';
import type { MetaOf } from './meta.ts';
import { orderLookupMeta } from './order-lookup.ts';
import { promiseMeta } from './product-promise.ts';
import { setMeta } from './product-sets.ts';
import { restockMeta } from './restock.ts';
import type { SlotProps } from './slot-props.ts';

/**
 * The metadata of every slot; a slot without an entry does not compile. Never imported at run time, since the shop does
 * not need it.
 */
export const slotMeta = {
  ...frameMeta,
  ...homeMeta,
  ...catalogueMeta,
  ...checkoutMeta,
  ...accountMeta,
  ...contentMeta,
  ...giftMeta,
  ...promiseMeta,
  ...setMeta,
  ...orderLookupMeta,
  ...restockMeta,
} as const satisfies MetaOf<SlotProps>;
