import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { PaymentServiceSettings } from '@shop/api';
import { cardFields } from '@shop/form-definitions';
import { readCardMessage, type CardToken } from './card-messages.ts';
import { cardStyle } from './card-style.ts';

const LOAD_MS = 10_000;

/** The card fields of the payment service in their frame. */
export interface CardFields {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly frame: ReactNode;
  /** Asks for a token; null when the entry has mistakes, which the frame then shows and takes the focus for. */
  readonly tokenise: () => Promise<CardToken | null>;
}

/**
 * Shows the payment service's own fields: no digit ever reaches this page (P-03). Messages are exchanged with its origin
 * alone. `onEnter` is called when Enter is pressed in a field.
 */
export function useCardFields(service: PaymentServiceSettings | null, title: string, onEnter: () => void): CardFields {
  const [status, setStatus] = useState<CardFields['status']>('loading');
  const frame = useRef<HTMLIFrameElement>(null);
  const answer = useRef<((token: CardToken | null) => void) | null>(null);

  const tell = (message: object) => frame.current?.contentWindow?.postMessage(message, service?.origin ?? '');
  const settle = (token: CardToken | null) => {
    answer.current?.(token);
    answer.current = null;
  };

  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.origin !== service?.origin || event.source !== frame.current?.contentWindow) return;
    const message = readCardMessage(event.data);
    switch (message?.type) {
      case 'ready':
        setStatus('ready');
        return tell({ type: 'init', locale: 'ja', ...labels, style: frame.current ? cardStyle(frame.current) : {} });
      case 'resize':
        return frame.current?.style.setProperty('block-size', `${message.height}px`);
      case 'submit':
        return onEnter();
      case 'token':
        return settle(message);
      case 'errors':
        return settle(null);
    }
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => receive(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    // A frame that stays silent is told, so that another method can be chosen.
    if (!service) return;
    const timer = setTimeout(() => setStatus((now) => (now === 'loading' ? 'failed' : now)), LOAD_MS);
    return () => clearTimeout(timer);
  }, [service]);

  return {
    status,
    frame: service && <iframe ref={frame} title={title} src={frameAddress(service)} />,
    tokenise: () =>
      new Promise((resolve) => {
        settle(null);
        answer.current = resolve;
        tell({ type: 'tokenize' });
      }),
  };
}

const entries = Object.entries(cardFields);
const labels = {
  labels: Object.fromEntries(entries.map(([name, field]) => [name, field.label])),
  placeholders: Object.fromEntries(entries.map(([name, field]) => [name, field.placeholder])),
};

function frameAddress({ fields_url }: PaymentServiceSettings): string {
  const url = new URL(fields_url ?? 'about:blank');
  url.searchParams.set('parent_origin', window.location.origin);
  return url.href;
}
