import { useState } from 'react';
import type { Cart, CartShipping, CartShippingModify } from '@shop/api';
import { LIMITS } from '@shop/constants';
import { codePointLength } from '@shop/japanese';
import { modifyShipping, useAppDispatch } from '@shop/state';
import { deferred, type GiftEntry, type NoshiView } from '@shop/theming';
import { addressView } from '../address-book/address-view.ts';
import { useKeyedDrafts } from '../checkout/drafts.ts';
import type { CartWrites } from '../checkout/use-cart-writes.ts';
import type { GiftSettings } from './load.ts';
import { isTooLong, isUnsent, noshiEntry, noshiInput } from './noshi-entry.ts';

/** Loaded when another sender is entered: few orders have one, and the form brings formik and yup. */
const SenderForm = deferred(() => import('./sender-form.tsx').then((file) => file.SenderForm));

/** Gift choices of every destination, and whether a sender's form is still open. */
export interface Gifts {
  readonly of: (shipping: CartShipping) => GiftEntry;
  readonly hasOpenSender: boolean;
  /** Whether a text of a noshi or a card is too long; it is saved as a draft, and not sent. */
  readonly hasLongText: boolean;
  /** Sends drafts that are not sent yet, as after a reload. */
  readonly sendDrafts: () => void;
}

/** Noshi, wrapping, card and sender: what is chosen is sent at once, what is typed when the field is left. */
export function useGifts(cart: Cart, offers: GiftSettings, { write, isSaving }: CartWrites): Gifts {
  const dispatch = useAppDispatch();
  const noshis = useKeyedDrafts<NoshiView>(`cart/noshi:${cart.token}`);
  const messages = useKeyedDrafts<string>(`cart/message:${cart.token}`);
  const [senderOf, setSenderOf] = useState<string | null>(null);
  /** Wrappings with a pending request, shown at once. */
  const [chosen, setChosen] = useState<Readonly<Record<string, string | null>>>({});
  const modify = (change: Omit<CartShippingModify, 'token'>) => write(() => dispatch(modifyShipping(change)));

  const choose = async (key: string, code: string | null) => {
    setChosen((before) => ({ ...before, [key]: code }));
    await modify({ key, wrapping_code: code });
    setChosen(({ [key]: _ended, ...others }) => others);
  };
  const sendMessage = ({ key, message }: CartShipping) => {
    const draft = messages.of(key)?.trim();
    if (draft !== undefined && draft !== (message ?? '') && !isLongMessage(draft))
      void modify({ key, message: draft === '' ? null : draft });
  };
  const sendDrafts = () => {
    for (const shipping of cart.detail.shippings) {
      const noshi = noshis.of(shipping.key);
      if (noshi && isUnsent(noshi, shipping.noshi)) void modify({ key: shipping.key, noshi: noshiInput(noshi) });
      sendMessage(shipping);
    }
  };

  const of = (shipping: CartShipping): GiftEntry => {
    const { key, gift } = shipping;
    const message = messages.of(key) ?? shipping.message ?? '';
    return {
      noshi:
        offers.IS_USE_NOSHI && gift.can_noshi
          ? noshiEntry(
              shipping,
              noshis.of(key),
              (noshi) => (noshi ? noshis.save(key, noshi) : noshis.drop(key)),
              (noshi) => void modify({ key, noshi }),
            )
          : null,
      wrapping:
        offers.IS_USE_WRAPPING && gift.can_wrapping
          ? wrappingEntry(
              chosen[key] === undefined ? (shipping.wrapping?.code ?? null) : chosen[key],
              offers,
              (code) => void choose(key, code),
            )
          : null,
      message:
        offers.IS_USE_MESSAGE && gift.can_message
          ? {
              value: message,
              max: LIMITS.giftMessage,
              onChange: (text) => messages.save(key, text),
              onCommit: () => sendMessage(shipping),
            }
          : null,
      sender: offers.IS_USE_SENDER
        ? {
            value: shipping.sender && addressView(shipping.sender),
            ordererName: cart.detail.order.orderer?.name ?? '',
            isEditing: senderOf === key,
            form:
              senderOf === key ? <SenderForm cart={cart} shipping={shipping} onDone={() => setSenderOf(null)} /> : null,
            onEdit: () => setSenderOf(key),
            onUseOrderer: () => {
              setSenderOf(null);
              if (shipping.sender) void modify({ key, sender: null });
            },
          }
        : null,
      reason: gift.reason,
      status: isSaving ? 'saving' : 'idle',
    };
  };
  const hasLongText = cart.detail.shippings.some(({ key, gift }) => {
    const noshi = gift.can_noshi ? noshis.of(key) : undefined;
    return (gift.can_message && isLongMessage(messages.of(key) ?? '')) || (noshi !== undefined && isTooLong(noshi));
  });
  return { of, hasOpenSender: senderOf !== null, hasLongText, sendDrafts };
}

const isLongMessage = (message: string) => codePointLength(message.trim()) > LIMITS.giftMessage;

function wrappingEntry(
  value: string | null,
  offers: GiftSettings,
  onChange: (code: string | null) => void,
): GiftEntry['wrapping'] {
  return { options: offers.WRAPPINGS, value, isRequired: offers.IS_REQUIRE_WRAPPING, onChange };
}
