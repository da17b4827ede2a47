import { postalContradiction } from '../../platform/postal/postal-contradiction.ts';
import type { CartDocument } from '../cart-document.ts';
import { destinationName } from '../destination-name.ts';
import type { ProductInputs } from './product-inputs.ts';
import type { QuotedLine } from './quote-lines.ts';
import type { QuotedShipping } from './quote-shipping.ts';

/** A problem that must be solved before the order; the keys say where it is. */
export interface Problem {
  code: string;
  message: string;
  /** The checkout step in which it is solved. */
  step: 'cart' | 'shipping' | 'delivery' | 'payment';
  line_key: string | null;
  shipping_key: string | null;
  packing_key: string | null;
}

/** The inputs of the product checks besides the cart. */
interface GoodsContext {
  products: ReadonlyMap<string, ProductInputs>;
  isWrappingRequired: boolean;
  isSeveralAllowed: boolean;
}

type Keys = Partial<Pick<Problem, 'line_key' | 'shipping_key' | 'packing_key'>>;

/** Returns a problem with its keys. */
export function problem(step: Problem['step'], code: string, message: string, place: Keys = {}): Problem {
  return { code, message, step, line_key: null, shipping_key: null, packing_key: null, ...place };
}

/** Returns the problems of lines and destinations: what cannot be sold, delivered or wrapped. */
export function goodsProblems(
  cart: CartDocument,
  lines: readonly QuotedLine[],
  shippings: readonly QuotedShipping[],
  context: GoodsContext,
): Problem[] {
  const unsellable = lines
    .filter((line) => line.state !== 'ok')
    .map((line) =>
      problem('cart', `cart.line.${line.state}`, `「${line.name}」:${line.state_reason ?? ''}`, { line_key: line.key }),
    );
  const parcels = shippings.flatMap((shipping) =>
    shipping.parcels
      .filter((parcel) => parcel.reason !== null)
      .map((parcel) =>
        problem('delivery', 'cart.packing.undeliverable', parcel.reason ?? '', {
          shipping_key: shipping.key,
          packing_key: parcel.key,
        }),
      ),
  );
  const unsellableExtras = lines.flatMap((line) =>
    line.accessories
      .filter((extra) => extra.state !== 'ok')
      .map((extra) =>
        problem('cart', `cart.accessory.${extra.state}`, `「${extra.name}」:${extra.state_reason ?? ''}`, {
          line_key: line.key,
        }),
      ),
  );
  return [
    ...unsellable,
    ...unsellableExtras,
    ...parcels,
    ...severalProblems(cart, context),
    ...giftProblems(cart, context),
    ...socialProblems(cart, context.products),
  ];
}

/** Reports several destinations if the channel now allows only one. */
function severalProblems({ shippings }: CartDocument, { isSeveralAllowed }: GoodsContext): Problem[] {
  const [, second] = shippings.filter(({ packings }) => packings.length > 0);
  if (isSeveralAllowed || !second) return [];
  const message = 'お届け先は1か所のみ指定できます。ほかのお届け先を外してください。';
  return [problem('shipping', 'cart.shipping.multiple_not_allowed', message, { shipping_key: second.key })];
}

/**
 * Reports noshi and wrapping on products that cannot have them (G-06), and a missing wrapping choice that the shop
 * requires.
 */
function giftProblems(cart: CartDocument, { products, isWrappingRequired }: GoodsContext): Problem[] {
  return cart.shippings.flatMap((shipping) => {
    const goods = shipping.packings
      .flatMap((packing) => packing.products)
      .map((piece) => products.get(cart.lines.find((line) => line.key === piece.line_key)?.product_key ?? ''))
      .filter((product) => product !== undefined);
    const place = { shipping_key: shipping.key };
    const noNoshi = shipping.noshi ? goods.filter((product) => !product.noshi_ok) : [];
    const noWrap = shipping.wrapping_code ? goods.filter((product) => !product.wrap_ok) : [];
    const canWrap = goods.length > 0 && goods.every((product) => product.wrap_ok);
    const unchosen =
      isWrappingRequired && canWrap && shipping.wrapping_code === null ? destinationName(shipping) : null;
    return [
      ...(unchosen
        ? [problem('delivery', 'cart.shipping.no_wrapping', `${unchosen}様への包装をお選びください。`, place)]
        : []),
      ...noNoshi.map((product) =>
        problem(
          'shipping',
          'cart.shipping.noshi_unavailable',
          `「${product.name}」にはのしをお付けできません。`,
          place,
        ),
      ),
      ...noWrap.map((product) =>
        problem(
          'shipping',
          'cart.shipping.wrapping_unavailable',
          `「${product.name}」はラッピングを承れません。`,
          place,
        ),
      ),
    ];
  });
}

/**
 * Reports social gifts that are not an order of their own or have other products: the receiver gets one link, and
 * without an answer the whole order is cancelled.
 */
function socialProblems({ shippings, lines }: CartDocument, products: GoodsContext['products']): Problem[] {
  const used = shippings.filter((shipping) => shipping.packings.length > 0);
  const gift = used.find(({ social }) => social);
  if (!gift) return [];
  const place = { shipping_key: gift.key };
  const crowd =
    used.length > 1
      ? [problem('shipping', 'cart.social.single_destination', 'eギフトは、お届け先1か所ごとにご注文ください。', place)]
      : [];
  const unfit = lines.flatMap(({ product_key }) => {
    const product = products.get(product_key);
    return product && !product.e_gift_ok
      ? [
          problem(
            'shipping',
            'cart.social.not_available',
            `「${product.name}」はeギフトではお贈りいただけません。`,
            place,
          ),
        ]
      : [];
  });
  return [...crowd, ...unfit];
}

/** Reports contradictory addresses that were stored before they were refused. */
export function placeProblems({ shippings, order }: CartDocument): Problem[] {
  const textOf = (
    place: { postal_code: string; prefecture: string; city: string; address1: string } | null,
  ): string | undefined =>
    place ? postalContradiction({ ...place, postalCode: place.postal_code })?.message : undefined;
  const used = shippings.filter(({ packings }) => packings.length > 0);
  const elsewhere = used.flatMap(({ key, address }) => {
    const text = textOf(address);
    return text === undefined
      ? []
      : [
          problem(
            'shipping',
            'cart.shipping.address_contradicts',
            `${address?.shipping_name ?? ''}様のお届け先:${text}。`,
            { shipping_key: key },
          ),
        ];
  });
  const orderer = textOf(order.orderer);
  return [
    ...elsewhere,
    ...(orderer === undefined
      ? []
      : [problem('shipping', 'cart.order.address_contradicts', `ご注文者様の住所:${orderer}。`)]),
  ];
}

/** Reports what the order still lacks: products, addresses, pieces for every destination, the orderer. */
export function missingProblems(cart: CartDocument): Problem[] {
  if (cart.lines.length === 0) return [problem('cart', 'cart.empty', 'カートに商品がありません。')];
  const withoutAddress = cart.shippings
    .filter((shipping) => shipping.packings.length > 0 && shipping.address === null && !shipping.social)
    .map((shipping) =>
      problem('shipping', 'cart.shipping.no_address', 'お届け先を入力してください。', { shipping_key: shipping.key }),
    );
  const withoutGoods = cart.shippings.flatMap((shipping) => {
    const name = shipping.packings.length === 0 ? destinationName(shipping) : null;
    const message = `${name}様へ届ける商品がありません。お届けする数を割り当てるか、お届け先から外してください。`;
    return name === null
      ? []
      : [problem('delivery', 'cart.shipping.no_goods', message, { shipping_key: shipping.key })];
  });
  const orderer =
    cart.order.orderer === null
      ? [problem('shipping', 'cart.order.no_orderer', 'ご注文者様の情報を入力してください。')]
      : [];
  return [...withoutAddress, ...orderer, ...withoutGoods];
}
