import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { PaymentServiceSettings } from '@shop/api';
import { cardFieldsWith } from '@shop/form-definitions';
import { useFormTexts } from '@shop/forms/overrides';
import type { CardToken } from './card-messages.ts';
import { cardServices, type CardHolder, type MountedFields } from './card-service.ts';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';

const LOAD_MS = 10_000;

/** The card fields of the payment service. */
export interface CardFields {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly frame: ReactNode;
  /** Requests a token; null when the fields have errors, which are then shown and focused. */
  readonly tokenise: () => Promise<CardToken | null>;
}

/**
 * Shows the payment service's fields: the page never has the card number (P-03). `onEnter` is called when Enter is
 * pressed in a field; a service that does not respond is reported, so that another method can be selected.
 */
export function useCardFields(
  service: PaymentServiceSettings | null,
  title: string,
  onEnter: () => void,
  holder: CardHolder | null = null,
): CardFields {
  const [status, setStatus] = useState<CardFields['status']>('loading');
  // The page may be rendered after its data has arrived.
  const [container, setPlace] = useState<HTMLDivElement | null>(null);
  const fields = useRef<MountedFields | null>(null);
  const enter = useEffectEvent(onEnter);
  const texts = useFormTexts().card;
  const amount = holder?.amount ?? null;
  const firstAmount = useEffectEvent(() => amount);

  useEffect(() => {
    const mount = service && cardServices[service.code];
    if (!mount || !container) return;
    let isGone = false;
    const fail = () => !isGone && setStatus((now) => (now === 'loading' ? 'failed' : now));
    const timer = setTimeout(fail, LOAD_MS);
    mount()
      .then((mountFields) =>
        isGone
          ? null
          : mountFields({
              container,
              settings: service,
              title,
              amount: firstAmount(),
              fields: cardFieldsWith(texts),
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
  }, [service, title, container, texts]);

  useAbortableEffect(amount, () => void (amount !== null && fields.current?.setAmount?.(amount)));

  return {
    status,
    frame: service && <div ref={setPlace} />,
    tokenise: async () => (fields.current ? fields.current.tokenise(holder) : null),
  };
}
