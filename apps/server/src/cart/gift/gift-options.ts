import type { CartShipping, FrontSettings } from '@shop/api';
import type { ProductInputs } from '../quote/product-inputs.ts';

/**
 * Returns the gift options of a destination with these products on this channel, and reasons for those it cannot have
 * (G-06).
 */
export function giftOptions(
  settings: FrontSettings['ORDER']['GIFT'],
  goods: readonly ProductInputs[],
): CartShipping['gift'] {
  const withoutNoshi = goods.filter((product) => !product.noshi_ok);
  const withoutWrapping = goods.filter((product) => !product.wrap_ok);
  const reasons = [
    settings.IS_USE_NOSHI && withoutNoshi.length > 0 && `${names(withoutNoshi)}にはのしをお付けできません。`,
    settings.IS_USE_WRAPPING && withoutWrapping.length > 0 && `${names(withoutWrapping)}はラッピングを承れません。`,
  ].filter((reason) => reason !== false);
  return {
    can_noshi: settings.IS_USE_NOSHI && withoutNoshi.length === 0,
    can_wrapping: settings.IS_USE_WRAPPING && withoutWrapping.length === 0,
    can_message: settings.IS_USE_MESSAGE,
    reason: reasons.length === 0 ? null : reasons.join('').slice(0, 200),
  };
}

function names(products: readonly ProductInputs[]): string {
  const [first] = products;
  return products.length > 1 ? `「${first?.name}」ほか${products.length - 1}点` : `「${first?.name}」`;
}
