import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { PaymentServiceSettings } from '@shop/api';
import { cardFieldsWith } from '@shop/form-definitions';
import { useFormWords } from '@shop/forms/overrides';
import type { CardToken } from './card-messages.ts';
import { cardServices, type CardHolder, type MountedFields } from './card-service.ts';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';

const LOAD_MS = 10_000;

/** The card fields of the payment service in their frame. */
export interface CardFields {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly frame: ReactNode;
  /** Asks for a token; null when the entry has mistakes, which the frame then shows and takes the focus for. */
  readonly tokenise: () => Promise<CardToken | null>;
}

/**
 * Shows the payment service's own fields: no digit ever reaches this page (P-03). `onEnter` is called when Enter is pressed in a
 * field. A service that stays silent is told, so that another method can be chosen.
 */
export function useCardFields(
  service: PaymentServiceSettings | null,
  title: string,
  onEnter: () => void,
  holder: CardHolder | null = null,
): CardFields {
  const [status, setStatus] = useState<CardFields['status']>('loading');
  // The page that draws the place may come later than its data.
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const fields = useRef<MountedFields | null>(null);
  const enter = useEffectEvent(onEnter);
  const words = useFormWords().card;
  const amount = holder?.amount ?? null;
  const firstAmount = useEffectEvent(() => amount);

  useEffect(() => {
    const mount = service && cardServices[service.code];
    if (!mount || !place) return;
    let isGone = false;
    const fail = () => !isGone && setStatus((now) => (now === 'loading' ? 'failed' : now));
    const timer = setTimeout(fail, LOAD_MS);
    mount()
      .then((mountFields) =>
        isGone
          ? null
          : mountFields({
              place,
              settings: service,
              title,
              amount: firstAmount(),
              fields: cardFieldsWith(words),
              onReady: () => setStatus('ready'),
              onFailed: fail,
              onEnter: () => enter(),
            }),
      )
      .then((mounted) => {
        if (isGone) mounted?.unmount();
        else fields.current = mounted;
      })
      .catch(fail);
    return () => {
      isGone = true;
      clearTimeout(timer);
      fields.current?.unmount();
      fields.current = null;
      setStatus('loading');
    };
  }, [service, title, place, words]);

  useAbortableEffect(amount, () => void (amount !== null && fields.current?.setAmount?.(amount)));

  return {
    status,
    frame: service && <div ref={setPlace} />,
    tokenise: async () => (fields.current ? fields.current.tokenise(holder) : null),
  };
}
