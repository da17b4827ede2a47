import { useState } from 'react';
import type { Cart, CartShipping, CartShippingModify, FrontSettings } from '@shop/api';
import { LIMITS } from '@shop/constants';
import { browserShop } from '@shop/state';
import type { GiftEntry, NoshiView } from '@shop/theming';
import { addressView } from '../checkout/address.ts';
import type { CartWrites } from '../checkout/use-cart-writes.ts';
import { useShopFrame } from '../frame/frame-context.tsx';
import { noshiEntry } from './noshi-entry.ts';
import { SenderForm } from './sender-form.tsx';

type Drafts<T> = Readonly<Record<string, T | undefined>>;

/** Gift choices of every destination, and whether a sender's form is still open. */
export interface Gifts {
  readonly of: (shipping: CartShipping) => GiftEntry;
  readonly hasOpenSender: boolean;
}

/** Noshi, wrapping, card and sender: what is chosen is sent at once, what is typed when the field is left. */
export function useGifts(cart: Cart, { write, isSaving }: CartWrites): Gifts {
  const { GIFT } = useShopFrame().settings.ORDER;
  const [noshis, setNoshis] = useState<Drafts<NoshiView>>({});
  const [messages, setMessages] = useState<Drafts<string>>({});
  const [senderOf, setSenderOf] = useState<string | null>(null);
  const modify = (change: Omit<CartShippingModify, 'token'>) => write(() => browserShop().dispatch('modifyShipping', change));

  const of = (shipping: CartShipping): GiftEntry => {
    const { key, gift } = shipping;
    const message = messages[key] ?? shipping.message ?? '';
    return {
      noshi: GIFT.IS_USE_NOSHI && gift.can_noshi
        ? noshiEntry(shipping, noshis[key], (noshi) => setNoshis((now) => ({ ...now, [key]: noshi })), (noshi) => void modify({ key, noshi }))
        : null,
      wrapping: GIFT.IS_USE_WRAPPING && gift.can_wrapping ? wrappingEntry(shipping, GIFT, (code) => void modify({ key, wrapping_code: code })) : null,
      message: GIFT.IS_USE_MESSAGE && gift.can_message
        ? {
            value: message,
            max: LIMITS.giftMessage,
            onChange: (text) => setMessages((now) => ({ ...now, [key]: text })),
            onCommit: () => {
              if (message !== (shipping.message ?? '')) void modify({ key, message: message.trim() === '' ? null : message });
            },
          }
        : null,
      sender: GIFT.IS_USE_SENDER
        ? {
            value: shipping.sender && addressView(shipping.sender),
            ordererName: cart.detail.order.orderer?.name ?? '',
            isEditing: senderOf === key,
            form: senderOf === key ? <SenderForm cart={cart} shipping={shipping} onDone={() => setSenderOf(null)} /> : null,
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
  return { of, hasOpenSender: senderOf !== null };
}

function wrappingEntry(shipping: CartShipping, gift: FrontSettings['ORDER']['GIFT'], onChange: (code: string | null) => void): GiftEntry['wrapping'] {
  return { options: gift.WRAPPINGS, value: shipping.wrapping?.code ?? null, onChange };
}
