import { sessionStore } from '@shop/constants/storage';
import { requestIdle } from '../timing/request-idle.ts';
import { saveUnsent, takeUnsent } from './unsent-events.ts';

/** A channel's tag manager. */
export interface TagManager {
  /** Id of the container. */
  readonly id: string;
  /** Where it is, without a final slash. */
  readonly url: string;
  /** Whether it is loaded because the reader has agreed to it. */
  readonly isAgreed: boolean;
}

const purposes = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;
const session = () => sessionStore;

/**
 * Loads the tag manager when the browser is idle, where this document allows it, and passes it earlier events; other
 * documents store their events for it. For effects.
 *
 * @returns a function that ends it while it is not loaded
 */
export function runTagManager(manager: TagManager): () => void {
  const { dataset } = document.documentElement;
  if (dataset.tagManager === 'loaded') return () => undefined;
  let kept = 0;
  const keep = () => {
    const events = window.dataLayer ?? [];
    saveUnsent(session, events.slice(kept));
    kept = events.length;
  };
  addEventListener('pagehide', keep);
  const end = () => removeEventListener('pagehide', keep);
  if (dataset.tagManager !== 'open') return end;
  const callOff = requestIdle(() => {
    end();
    dataset.tagManager = 'loaded';
    load(manager);
  });
  return () => {
    callOff();
    end();
  };
}

/**
 * The reader does not agree, or does no more: what is loaded is told so, until its document goes, and what waits for the tag manager
 * is forgotten. A document without it is never left for its sake.
 */
export function stopTagManager(): void {
  const { dataset } = document.documentElement;
  takeUnsent(session);
  if (dataset.tagManager === 'loaded') window.dataLayer?.push(consent('update', 'denied'));
  else dataset.tagManager = 'declined';
}

function load({ id, url, isAgreed }: TagManager): void {
  // What the page has told before stands behind what begins the tag manager, and is worked off by it in its order.
  (window.dataLayer ??= []).unshift(
    ...(isAgreed ? [consent('default', 'denied'), consent('update', 'granted')] : []),
    { 'gtm.start': Date.now(), event: 'gtm.js' },
    ...takeUnsent(session),
  );
  const script = document.createElement('script');
  script.async = true;
  script.src = `${url}/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** A command of consent mode, version 2. */
function consent(command: 'default' | 'update', answer: 'granted' | 'denied'): IArguments {
  return commandOf('consent', command, Object.fromEntries(purposes.map((purpose) => [purpose, answer])));
}

/** The tag manager tells its commands from events by their being an `arguments` object. */
function commandOf(..._words: unknown[]): IArguments {
  // eslint-disable-next-line prefer-rest-params -- an array is taken for something else
  return arguments;
}
