import type { PaymentServiceSettings } from '@shop/api';
import { readCardMessage, type CardToken } from './card-messages.ts';
import type { CardFieldsHost, MountedFields } from './card-service.ts';
import { cardStyle } from './card-style.ts';

/** Renders the fields of the sandbox in one iframe; exchanges messages only with its origin. */
export function mountSandboxFields({
  container,
  settings,
  title,
  fields,
  onReady,
  onEnter,
}: CardFieldsHost): MountedFields {
  const frame = document.createElement('iframe');
  let answer: ((token: CardToken | null) => void) | null = null;
  const post = (message: object) => frame.contentWindow?.postMessage(message, settings.origin);
  const settle = (token: CardToken | null) => {
    answer?.(token);
    answer = null;
  };
  const receive = (event: MessageEvent<unknown>) => {
    if (event.origin !== settings.origin || event.source !== frame.contentWindow) return;
    const message = readCardMessage(event.data);
    switch (message?.type) {
      case 'ready':
        onReady();
        return post({ type: 'init', locale: 'ja', ...labelsOf(fields), style: cardStyle(frame) });
      case 'resize':
        return frame.style.setProperty('block-size', `${message.height}px`);
      case 'submit':
        return onEnter();
      case 'token':
        return settle(message);
      case 'errors':
        return settle(null);
    }
  };
  window.addEventListener('message', receive);
  frame.title = title;
  frame.src = frameAddress(settings);
  container.append(frame);
  return {
    tokenise: () =>
      new Promise((resolve) => {
        settle(null);
        answer = resolve;
        post({ type: 'tokenize' });
      }),
    unmount: () => {
      window.removeEventListener('message', receive);
      settle(null);
      frame.remove();
    },
  };
}

function labelsOf(fields: CardFieldsHost['fields']) {
  const entries = Object.entries(fields);
  return {
    labels: Object.fromEntries(entries.map(([name, field]) => [name, field.label])),
    placeholders: Object.fromEntries(entries.map(([name, field]) => [name, field.placeholder])),
  };
}

function frameAddress({ fields_url }: PaymentServiceSettings): string {
  const url = new URL(fields_url ?? '');
  url.searchParams.set('parent_origin', window.location.origin);
  return url.href;
}
