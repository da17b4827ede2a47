import { useState } from 'react';
import type { PaymentMethod } from '@shop/api';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { PaymentPageProps } from '@shop/theming';
import { forgetCard, keepCard, keptCard } from './card-memory.ts';
import type { CardToken } from './card-messages.ts';
import { useCardFields } from './use-card-fields.tsx';
import { usePaymentService } from './use-payment-methods.ts';

/** The card of this step. */
export interface CardEntry {
  /** Null while another method is chosen. */
  readonly view: PaymentPageProps['card'];
  /** The card already entered, or the one in the fields; null when the fields have mistakes. */
  readonly take: () => Promise<CardToken | null>;
}

/** Card fields when card is chosen: shown until a token is there, then the last digits alone. */
export function useCardEntry(cartToken: string, method: PaymentMethod | undefined, onEnter: () => void): CardEntry {
  const t = useCopy(checkoutCopy);
  const isCard = method?.code === 'card';
  const service = usePaymentService(isCard ? method.service_code : null);
  const [entered, setEntered] = useState<CardToken | null>(() => keptCard(cartToken, Date.now()));
  const fields = useCardFields(isCard && entered === null ? service : null, t.payment.cardFrame, onEnter);

  const take = async () => {
    const known = keptCard(cartToken, Date.now());
    if (known) return known;
    setEntered(null);
    if (fields.status !== 'ready') return null;
    const card = await fields.tokenise();
    if (card) keepCard(cartToken, card, Date.now());
    return card;
  };
  return {
    view: isCard
      ? {
          status: fields.status,
          frame: fields.frame,
          entered,
          onReenter: () => {
            forgetCard();
            setEntered(null);
          },
          isSandbox: service?.is_sandbox ?? false,
        }
      : null,
    take,
  };
}
