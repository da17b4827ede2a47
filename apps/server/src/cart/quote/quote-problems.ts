import type { CartDocument } from '../cart-document.ts';
import type { ProductFacts } from './product-facts.ts';
import type { QuotedLine } from './quote-lines.ts';
import type { QuotedShipping } from './quote-shipping.ts';

/** Something that must be settled before the order; the keys say where. */
export interface Problem {
  code: string;
  message: string;
  /** The step of the checkout in which it is mended. */
  step: 'cart' | 'shipping' | 'delivery' | 'payment';
  line_key: string | null;
  shipping_key: string | null;
  packing_key: string | null;
}

type Place = Partial<Pick<Problem, 'line_key' | 'shipping_key' | 'packing_key'>>;

/** Makes a problem at a place. */
export function problem(step: Problem['step'], code: string, message: string, place: Place = {}): Problem {
  return { code, message, step, line_key: null, shipping_key: null, packing_key: null, ...place };
}

/** Problems of lines and destinations: what cannot be sold, delivered, or wrapped. */
export function goodsProblems(
  cart: CartDocument,
  lines: readonly QuotedLine[],
  shippings: readonly QuotedShipping[],
  products: ReadonlyMap<string, ProductFacts>,
): Problem[] {
  const unsellable = lines
    .filter((line) => line.state !== 'ok')
    .map((line) => problem('cart', `cart.line.${line.state}`, `「${line.name}」:${line.state_reason ?? ''}`, { line_key: line.key }));
  const parcels = shippings.flatMap((shipping) =>
    shipping.parcels
      .filter((parcel) => parcel.reason !== null)
      .map((parcel) =>
        problem('delivery', 'cart.packing.undeliverable', parcel.reason ?? '', { shipping_key: shipping.key, packing_key: parcel.key }),
      ),
  );
  return [...unsellable, ...parcels, ...giftProblems(cart, products)];
}

/** Noshi and wrapping on goods that cannot bear them (G-06). */
function giftProblems(cart: CartDocument, products: ReadonlyMap<string, ProductFacts>): Problem[] {
  return cart.shippings.flatMap((shipping) => {
    const goods = shipping.packings
      .flatMap((packing) => packing.products)
      .map((piece) => products.get(cart.lines.find((line) => line.key === piece.line_key)?.product_key ?? ''))
      .filter((product) => product !== undefined);
    const place = { shipping_key: shipping.key };
    const noNoshi = shipping.noshi ? goods.filter((product) => !product.noshi_ok) : [];
    const noWrap = shipping.wrapping_code ? goods.filter((product) => !product.wrap_ok) : [];
    return [
      ...noNoshi.map((product) => problem('shipping', 'cart.shipping.noshi_unavailable', `「${product.name}」にはのしをお付けできません。`, place)),
      ...noWrap.map((product) =>
        problem('shipping', 'cart.shipping.wrapping_unavailable', `「${product.name}」はラッピングを承れません。`, place),
      ),
    ];
  });
}

/** What is still missing before the order can be placed: goods, destinations, orderer. */
export function missingProblems(cart: CartDocument): Problem[] {
  if (cart.lines.length === 0) return [problem('cart', 'cart.empty', 'カートに商品がありません。')];
  const withoutAddress = cart.shippings
    .filter((shipping) => shipping.packings.length > 0 && shipping.address === null)
    .map((shipping) => problem('shipping', 'cart.shipping.no_address', 'お届け先を入力してください。', { shipping_key: shipping.key }));
  const orderer = cart.order.orderer === null ? [problem('shipping', 'cart.order.no_orderer', 'ご注文者様の情報を入力してください。')] : [];
  return [...withoutAddress, ...orderer];
}
