import type { CartLine } from '@shop/api';
import { paths } from '@shop/constants';
import type { cartDrawerCopy, goodsCopy } from '@shop/copy';
import type { CartDrawerProps } from '@shop/theming';
import { pictureOf } from '../product-card/product-picture.ts';

type Texts = typeof cartDrawerCopy;
type Goods = typeof goodsCopy;

/** The temperature zones in order: most products are chilled. */
const zones = ['chilled', 'frozen', 'ambient'] as const;

/** Returns the lines of the cart, one group per temperature zone (C-02). */
export function drawerGroups(lines: readonly CartLine[], t: Texts, goods: Goods): CartDrawerProps['groups'] {
  return zones
    .map((zone) => ({
      zone,
      lines: lines.filter((line) => line.zone === zone).map((line) => drawerLine(line, t, goods)),
    }))
    .filter((group) => group.lines.length > 0);
}

function drawerLine({ key, product_info, unit_price, quantity, max_quantity }: CartLine, t: Texts, goods: Goods) {
  const category = product_info.product_model.categories[0]?.name ?? goods.products;
  return {
    key,
    name: product_info.name,
    href: paths.product(product_info.key),
    picture: pictureOf(product_info, category, goods),
    unitPrice: unit_price,
    quantity,
    maxQuantity: max_quantity,
    notice: noticeOf(product_info, quantity, max_quantity, t),
  };
}

function noticeOf(product: CartLine['product_info'], quantity: number, most: number, t: Texts): string | null {
  if (product.stock_state === 'suspended') return product.suspend_reason ?? t.suspended;
  if (product.stock_state === 'out') return t.soldOut;
  return quantity > most ? t.onlyLeft(most) : null;
}
