import { useState } from 'react';
import type { Cart, PaymentMethod } from '@shop/api';
import { CAUTION_KEYS, LIMITS, paths } from '@shop/constants';
import { codePointLength } from '@shop/japanese';
import { checkoutCopy, prepaymentCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { modifyOrder, useAppDispatch } from '@shop/state';
import type { PaymentMethodView, PaymentPageProps } from '@shop/theming';
import { useLocation, useNavigate } from 'react-router';
import { useCoupons } from '../checkout/use-coupons.ts';
import { usePoints } from '../checkout/use-points.ts';
import type { Cautions } from '../checkout/load-cautions.ts';
import type { CartWrites } from '../checkout/use-cart-writes.ts';
import { watchLine } from '../checkout/line-away.ts';
import { useTextDraft } from '../checkout/drafts.ts';
import { rememberStore, savedStore } from './chosen-store.ts';
import { prepaidNotes } from './prepaid-notes.ts';
import { useOthers } from './use-others.ts';
import { useCardEntry } from './use-card-entry.ts';
import { usePaymentMethods } from './use-payment-methods.ts';

/** Returns the props of the payment step. */
export function usePayment(cart: Cart, writes: CartWrites, cautions: Cautions): PaymentPageProps {
  const dispatch = useAppDispatch();
  const t = useCopy(checkoutCopy);
  const prepaid = useCopy(prepaymentCopy);
  const navigate = useNavigate();
  const { order } = cart.detail;
  const { methods, isLoading } = usePaymentMethods();
  const [chosenId, setChosenId] = useState<number | null>(order.payment_id);
  const [store, setStore] = useState<string | null>(savedStore);
  const [storeError, setStoreError] = useState<string | null>(null);
  const [refusal, setRefusal] = useState({ text: useRefusalBefore(cart), attempt: 0 });
  const [isGoing, setGoing] = useState(false);
  const [addressee, setAddressee] = useTextDraft(`cart/receipt-addressee:${cart.token}`, order.receipt_addressee ?? '');
  const [receiptNote, setReceiptNote] = useTextDraft(`cart/receipt-note:${cart.token}`, order.receipt_note ?? '');
  const [note, setNote] = useTextDraft(`cart/note:${cart.token}`, order.note ?? '');

  const coupon = useCoupons(cart);
  const points = usePoints(cart);
  const others = useOthers(cart, writes.write);

  const free = methods.find((one) => one.code === 'free');
  const method = free ?? methods.find((one) => one.id === chosenId && one.is_available);
  const refuse = (text: string) => setRefusal(({ attempt }) => ({ text, attempt: attempt + 1 }));
  const card = useCardEntry(cart, method, { onEnter: () => void goOn(), onRefused: refuse });

  const save = (chosen: PaymentMethod) =>
    writes.write(() =>
      dispatch(
        modifyOrder({
          // The previous choice is valid again when the total is no longer 0.
          ...(chosen.code !== 'free' && { payment_id: chosen.id }),
          note: note.trim() || null,
          receipt_addressee: addressee.trim() || null,
          receipt_note: receiptNote.trim() || null,
        }),
      ),
    );
  const goOn = async () => {
    if (!method) return refuse(t.payment.methodRequired);
    if (
      isLong(note, LIMITS.orderNote) ||
      [addressee, receiptNote].some((text) => isLong(text, LIMITS.receiptAddressee))
    )
      return refuse(t.frame.tooLong);
    if (method.code === 'cvs' && store === null) return setStoreError(t.payment.storeRequired);
    const hadToWait = dispatch(watchLine());
    setGoing(true);
    const isEntered = method.code !== 'card' || (await card.take()) !== null;
    const isSaved = isEntered && (await others.save()) && (await save(method)) !== null;
    if (isSaved && hadToWait()) refuse(t.frame.pressAgain);
    else if (isSaved) void navigate(paths.cartConfirm());
    setGoing(false);
  };

  return {
    status: isLoading ? 'loading' : 'ready',
    methods: methods.map((one) => ({
      ...methodView(one),
      prepaid: prepaidNotes(one, cart, prepaid, t.delivery.parcelTitle),
    })),
    chosen: method?.id ?? null,
    onChoose: (id) => {
      setChosenId(id);
      writes.stay();
      setRefusal(({ attempt }) => ({ text: null, attempt }));
    },
    coupon,
    points,
    card: card.view,
    store:
      method?.code === 'cvs'
        ? {
            options: method.stores,
            value: store,
            error: storeError,
            onChange: (code) => {
              rememberStore(code);
              setStore(code);
              setStoreError(null);
            },
          }
        : null,
    receipt: { addressee, note: receiptNote, onAddressee: setAddressee, onNote: setReceiptNote },
    others: others.fields,
    orderNote: { value: note, max: LIMITS.orderNote, onChange: setNote },
    error: refusal.text,
    attempt: refusal.attempt,
    caution: cautions[CAUTION_KEYS.cartPayment] ?? null,
    next: { status: isGoing ? 'saving' : 'ready', reason: null, onNext: () => void goOn() },
    backHref: paths.cartShippingDetail(),
  };
}

const isLong = (text: string, most: number) => codePointLength(text.trim()) > most;

/** Returns the message of a failed payment, or that of the confirmation that has sent the shopper back. */
function useRefusalBefore(cart: Cart): string | null {
  // Only the confirmation and the return from the payment set it; anything else is ignored.
  const state = useLocation().state as { readonly refusal?: unknown } | null;
  if (typeof state?.refusal === 'string') return state.refusal;
  return cart.transaction_error?.message ?? null;
}

function methodView(method: PaymentMethod): Omit<PaymentMethodView, 'prepaid'> {
  const { id, code, name, description, fee, reason } = method;
  return { id, code, name, description, timing: method.timing_text, fee, isAvailable: method.is_available, reason };
}
