import { LIMITS } from '@shop/constants';
import type { InvalidInputError } from '../platform/errors/index.ts';
import type { CartDocument, LineDocument } from './cart-document.ts';
import { cartRefusal } from './cart-errors.ts';
import { goodsRefusal, piecesOf, piecesRefusal } from './line.rules.ts';
import type { ProductInputs } from './quote/product-inputs.ts';

/** A paid extra for a line: `quantity` pieces in total, of which the cart already has `present`. */
export interface WantedAccessory {
  line: LineDocument;
  product_key: string;
  present: number;
  quantity: number;
}

/** Input paths for error messages: of the line, of the chosen extra, of its quantity. */
export interface AccessoryFields {
  line: string;
  key: string;
  quantity: string;
}

/**
 * Returns why a line cannot have this many of an extra, or null: the line's product cannot be bought, the extra is not
 * offered with it, exceeds the limit per piece, or cannot be bought.
 */
export function accessoryRefusal(
  document: CartDocument,
  { line, product_key, present, quantity }: WantedAccessory,
  products: ReadonlyMap<string, ProductInputs>,
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
