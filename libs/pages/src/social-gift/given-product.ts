import type { SocialGiftProduct, SocialGiftShipping } from '@shop/api';
import { whole } from '@shop/copy';
import type { GiftArrival, GivenProduct } from '@shop/theming';
import { dayText } from '../purchase/delivery-date.ts';
import { pictureOf } from '../purchase/picture-of.ts';

/** Goods of a gift as the screens show them, without prices (G-05). */
export function givenProduct(product: SocialGiftProduct): GivenProduct {
  return {
    key: product.key,
    name: product.name,
    original: product.name_original === '' ? null : { text: product.name_original, lang: product.lang },
    brand: product.brand_name,
    unitLabel: product.unit_label,
    quantity: product.quantity,
    zone: product.zone,
    storage: product.storage_text,
    allergens: product.allergens_text,
    picture: pictureOf(product, product.name, product.name.length),
  };
}

/** Returns the arrival of a parcel, once its address is known; without a line break in its hours. */
export function arrivalOf({
  id,
  zone,
  planned_at,
  delivery_timezone,
}: Pick<SocialGiftShipping, 'id' | 'zone' | 'planned_at' | 'delivery_timezone'>): GiftArrival {
  return {
    id,
    zone,
    when: [planned_at === null ? null : dayText(planned_at), delivery_timezone && whole(delivery_timezone)]
      .filter((part) => part !== null)
      .join(' '),
  };
}
