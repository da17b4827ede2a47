import type { Cart, PaymentMethod } from '@shop/api';
import type { ShopSettings } from '@shop/state';
import { paths, staticPaths } from '@shop/constants';
import { whole, type checkoutCopy, type prepaymentCopy } from '@shop/copy';
import { formatDayWithWeekday } from '@shop/japanese';
import type { ConfirmPageProps } from '@shop/theming';
import { ordererView } from '../address-book/address-view.ts';
import { pieceOfLine, pricedPieces } from '../purchase/pieces.ts';
import { plannedOfCart } from '../purchase/planned-destinations.ts';
import { movedWishes } from '../purchase/prepaid-days.ts';
import { sumsOfCart } from '../purchase/sums.ts';
import type { CardToken } from '../card-fields/card-messages.ts';

type Texts = typeof checkoutCopy;

/** The payment chosen in this tab. */
export interface PaymentChoice {
  readonly method: PaymentMethod | undefined;
  readonly card: CardToken | null;
  readonly storeCode: string | null;
}

/** The shop's statements about seller and sale. */
interface Saying {
  readonly settings: ShopSettings;
  /** The text about the time limit of a cancellation. */
  readonly cancel: string;
}

/** Returns the props of the confirmation: the six items of L-02, all read from the quote whose hash is sent. */
export function confirmView(
  cart: Cart,
  { settings: { SELLER }, cancel }: Saying,
  choice: PaymentChoice,
  t: Texts,
  prepaid: typeof prepaymentCopy,
) {
  const { order } = cart.detail;
  return {
    pieces: pricedPieces(cart.detail.products, (line) => pieceOfLine(line)),
    destinations: plannedOfCart(cart, t, prepaid),
    sums: sumsOfCart(cart),
    orderer: order.orderer
      ? ordererView(order.orderer)
      : { name: '', company: null, postalCode: '', address: '', phone: '', email: '' },
    payment: {
      name: choice.method?.name ?? order.payment_name ?? '',
      timing: choice.method?.prepaid
        ? prepaid.timing(formatDayWithWeekday(choice.method.prepaid.pay_by))
        : (choice.method?.timing_text ?? ''),
      detail: paymentDetail(choice, t),
    },
    receipt: { addressee: order.receipt_addressee, note: order.receipt_note },
    orderNote: order.note,
    period: periodOf(cart, t),
    terms: {
      returns: cart.return_terms,
      cancel,
      seller: SELLER.NAME,
      contact: `${SELLER.PHONE} ${whole(SELLER.HOURS)} ${SELLER.EMAIL}`,
      lawHref: staticPaths.law(),
    },
    edit: {
      cart: paths.cart(),
      shipping: paths.cartShippingSelect(),
      delivery: paths.cartShippingDetail(),
      payment: paths.cartPayment(),
    },
    changes: [
      ...cart.quote.changes.map(({ message }, index) => ({ id: `${index}`, text: message })),
      ...movedWishes(cart, prepaid),
    ],
  } satisfies Partial<ConfirmPageProps>;
}

/** Returns the end of each limited offer (L-02 ⑤). */
function periodOf({ quote, detail }: Cart, t: Texts): string {
  const limited = quote.lines.flatMap(({ line_key, sale_ends_on }) => {
    const line = detail.products.find(({ key }) => key === line_key);
    return line && sale_ends_on !== null
      ? [t.confirm.periodUntil(line.product_info.name, formatDayWithWeekday(sale_ends_on))]
      : [];
  });
  return limited.length > 0 ? [...new Set(limited)].join('') : t.confirm.periodNone;
}

function paymentDetail({ method, card, storeCode }: PaymentChoice, t: Texts): string | null {
  const brands: Readonly<Record<string, string>> = t.payment.cardBrands;
  if (method?.code === 'card' && card)
    return t.payment.cardEntered(brands[card.brand] ?? card.brand, card.last4, card.exp);
  if (method?.code === 'cvs') return method.stores.find((store) => store.code === storeCode)?.name ?? null;
  return null;
}
