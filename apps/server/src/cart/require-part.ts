import type { Packing } from './allocation/packing.ts';
import type { AccessoryDocument, CartDocument, LineDocument, ShippingDocument } from './cart-document.ts';
import { cartRefusal } from './cart-errors.ts';

/** Returns the line of a key. @throws InvalidInputError `cart.line.not_found` if it was removed or never existed */
export function requireLine(document: CartDocument, key: string, field: string): LineDocument {
  return found(
    document.lines.find((line) => line.key === key),
    'cart.line.not_found',
    'この商品はカートにありません。',
    field,
  );
}

/** Returns the paid extra of a key with its line. @throws InvalidInputError `cart.accessory.not_found` */
export function requireAccessory(
  document: CartDocument,
  key: string,
  field: string,
): { line: LineDocument; accessory: AccessoryDocument } {
  for (const line of document.lines) {
    const accessory = line.accessories?.find((known) => known.key === key);
    if (accessory) return { line, accessory };
  }
  throw cartRefusal('cart.accessory.not_found', 'この品はカートにありません。', field);
}

/** Returns the destination of a key. @throws InvalidInputError `cart.shipping.not_found` */
export function requireShipping(document: CartDocument, key: string, field: string): ShippingDocument {
  const shipping = document.shippings.find((known) => known.key === key);
  return found(shipping, 'cart.shipping.not_found', 'このお届け先はカートにありません。', field);
}

/** Returns the parcel of a key with its destination. @throws InvalidInputError `cart.packing.not_found` */
export function requirePacking(
  document: CartDocument,
  key: string,
  field: string,
): { shipping: ShippingDocument; packing: Packing } {
  for (const shipping of document.shippings) {
    const packing = shipping.packings.find((known) => known.key === key);
    if (packing) return { shipping, packing };
  }
  throw cartRefusal('cart.packing.not_found', 'このお荷物はカートにありません。', field);
}

function found<T>(part: T | undefined, code: string, message: string, field: string): T {
  if (part !== undefined) return part;
  throw cartRefusal(code, message, field);
}
