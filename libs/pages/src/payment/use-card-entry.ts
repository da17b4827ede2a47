import { useState } from 'react';
import { ApiFailure, type Cart, type PaymentMethod } from '@shop/api';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { useApi } from '@shop/state';
import type { PaymentPageProps } from '@shop/theming';
import { failureText } from '../kinds/failure-text.ts';
import { forgetCard, storeCard, storedCard } from './card-memory.ts';
import type { CardToken } from '../card-fields/card-messages.ts';
import type { CardHolder } from '../card-fields/card-service.ts';
import { useCardFields } from '../card-fields/use-card-fields.tsx';
import { usePaymentService } from '../card-fields/use-payment-service.ts';
import { useSavedCards } from './use-saved-cards.ts';

/** The card of this step. */
export interface CardEntry {
  /** Null if another payment method is selected. */
  readonly view: PaymentPageProps['card'];
  /** Returns the selected saved card, the entered card, or that in the fields; null if the fields have errors. */
  readonly take: () => Promise<CardToken | null>;
}

interface Acts {
  /** Enter was pressed in a field. */
  readonly onEnter: () => void;
  /** Called with the message when the card is not saved. */
  readonly onRefused: (text: string) => void;
}

/** The card to pay with: a saved one, or the fields; once there is a token, only the last digits are shown. */
export function useCardEntry(cart: Cart, method: PaymentMethod | undefined, { onEnter, onRefused }: Acts): CardEntry {
  const api = useApi();
  const t = useCopy(checkoutCopy);
  const cartToken = cart.token;
  const isCard = method?.code === 'card';
  const service = usePaymentService(isCard ? method.service_code : null);
  const [entered, setEntered] = useState<CardToken | null>(() => storedCard(cartToken, Date.now()));
  const [savesCard, setSavesCard] = useState(false);
  const saved = useSavedCards(isCard);
  const isTyped = isCard && entered === null && !saved.isReading && saved.card === null;
  const fields = useCardFields(isTyped ? service : null, t.payment.cardFrame, onEnter, holderOf(cart));

  const typed = async (): Promise<CardToken | null> => {
    const card = fields.status === 'ready' ? await fields.tokenise() : null;
    if (card === null || !savesCard) return card;
    try {
      const { data } = await api.POST('/v1/me/user-cards', { body: { token: card.token } });
      return { ...card, token: data.token };
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      onRefused(failureText(failure, t.payment.saveFailed));
      return null;
    }
  };

  const take = async () => {
    const known = storedCard(cartToken, Date.now());
    if (known && entered !== null) return known;
    setEntered(null);
    const card = saved.card ?? (await typed());
    if (card) storeCard(cartToken, card, Date.now());
    return card;
  };
  return {
    view: isCard
      ? {
          status: saved.isReading ? 'loading' : fields.status,
          frame: fields.frame,
          entered,
          onReenter: () => {
            forgetCard();
            setEntered(null);
          },
          isSandbox: service?.is_sandbox ?? false,
          saved: entered === null ? saved.choice : null,
          save: isTyped && saved.canSave ? { checked: savesCard, onChange: setSavesCard } : null,
        }
      : null,
    take,
  };
}

function holderOf({ detail, quote }: Cart): CardHolder | null {
  const { orderer } = detail.order;
  return (
    orderer && {
      name: `${orderer.last_name} ${orderer.first_name}`,
      email: orderer.email,
      phone: orderer.phone_number,
      amount: quote.totals.payment,
    }
  );
}
