import type { Cart, FrontSettings } from '@shop/api';
import { usualPurchase } from '../base/shop-settings.ts';
import type { ShopSyncThunk } from '../store/shop-thunk.ts';
import type { TrackDetails } from './track-event.ts';
import { itemOfLine } from './track-lines.ts';

type PurchaseMap = FrontSettings['GTM']['DATA_LAYER']['PURCHASE'];

const KEY = 'shop_tracked_order';
/** Fields of an order that may be reported; the setting selects from them (spec §3 GTM.DATA_LAYER.PURCHASE). */
const TRACKED = [
  'total_goods',
  'total_carriage',
  'total_fees',
  'total_discount',
  'total_tax',
  'total_payment',
  'payment_code',
] as const;

/** Reports the purchase of a cart that has become an order, once per order (P-27). */
export function trackPurchase(order: { id: string; order_no: string }): ShopSyncThunk {
  return (_dispatch, getState, { environment: { local }, track }) => {
    const { cart, base } = getState();
    if (cart.data === null || local.getItem(KEY) === order.id) return;
    local.setItem(KEY, order.id);
    track(
      'purchase',
      purchaseDetails(cart.data, order.order_no, base.settings?.GTM.DATA_LAYER?.PURCHASE ?? usualPurchase),
    );
  };
}

function purchaseDetails({ detail }: Cart, orderNo: string, map: PurchaseMap): TrackDetails {
  const tracked: Record<string, string | number | null> = { order_no: orderNo };
  for (const field of TRACKED) tracked[field] = detail.order[field];
  const fields = Object.entries(map).map(([name, field]) => [name, tracked[field]] as const);
  const coupon = detail.coupons.map(({ code }) => code).join(',');
  return {
    ...Object.fromEntries(fields.filter(([, value]) => value != null)),
    ...(coupon !== '' && { coupon }),
    items: detail.products.map((line) => itemOfLine(line)),
  };
}
