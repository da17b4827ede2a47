import { LIMITS } from '@shop/constants';
import type { InvalidInputError } from '../errors/index.ts';
import type { CartDocument, LineDocument } from './cart-document.ts';
import { cartRefusal } from './cart-errors.ts';
import { goodsRefusal, piecesOf, piecesRefusal } from './line.rules.ts';
import type { ProductFacts } from './quote/product-facts.ts';

/** An extra that a shopper wants beside a line: `quantity` pieces in all, of which the cart has `present`. */
export interface WantedAccessory {
  line: LineDocument;
  product_key: string;
  present: number;
  quantity: number;
}

/** Paths of the input that are to blame: for the line, for the choice of the extra, for its number. */
export interface AccessoryFields {
  line: string;
  key: string;
  quantity: string;
}

/**
 * Why a line cannot have an extra that often, or null when it can: its product cannot be bought itself, the extra is not offered
 * beside it, more are wanted than go with the pieces of the line, or the extra cannot be had.
 */
export function accessoryRefusal(
  document: CartDocument,
  { line, product_key, present, quantity }: WantedAccessory,
  products: ReadonlyMap<string, ProductFacts>,
  fields: AccessoryFields,
): InvalidInputError | null {
  const [product, extra] = [products.get(line.product_key), products.get(product_key)];
  const ofLine = piecesRefusal(product, piecesOf(document, line.product_key), fields.line);
  if (ofLine) return ofLine;
  const most = product?.accessories.get(product_key);
  if (!product || !extra || most === undefined) {
    return cartRefusal(
      'cart.accessory.not_offered',
      `「${product?.name ?? ''}」にはお付けできない品です。`,
      fields.key,
    );
  }
  if (quantity > most * line.quantity) {
    return cartRefusal(
      'cart.accessory.limit',
      `「${extra.name}」は「${product.name}」1点につき${most}点までです。`,
      fields.quantity,
    );
  }
  return (
    goodsRefusal(extra, piecesOf(document, product_key) - present + quantity, fields.quantity) ??
    kindsRefusal(line, product_key, fields.key)
  );
}

function kindsRefusal({ accessories = [] }: LineDocument, productKey: string, field: string): InvalidInputError | null {
  const isNew = !accessories.some((known) => known.product_key === productKey);
  if (!isNew || accessories.length < LIMITS.lineAccessories) return null;
  return cartRefusal(
    'cart.accessory.limit',
    `1つの商品にお付けできるのは${LIMITS.lineAccessories}種類までです。`,
    field,
  );
}
