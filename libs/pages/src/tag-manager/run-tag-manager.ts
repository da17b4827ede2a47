import { sessionStore } from '@shop/constants/storage';
import { requestIdle } from '../timing/request-idle.ts';
import { saveUnsent, takeUnsent } from './unsent-events.ts';

/** A channel's tag manager. */
export interface TagManager {
  /** Id of the container. */
  readonly id: string;
  /** The URL of the service, without a final slash. */
  readonly url: string;
  /** Whether it is loaded because the user has consented. */
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
  let storedCount = 0;
  const storeEvents = () => {
    const events = window.dataLayer ?? [];
    saveUnsent(session, events.slice(storedCount));
    storedCount = events.length;
  };
  addEventListener('pagehide', storeEvents);
  const end = () => removeEventListener('pagehide', storeEvents);
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
 * Called when the user declines or withdraws consent: reports it to a loaded tag manager, and deletes the events that
 * wait for it. A document without tag manager is not reloaded for this.
 */
export function stopTagManager(): void {
  const { dataset } = document.documentElement;
  takeUnsent(session);
  if (dataset.tagManager === 'loaded') window.dataLayer?.push(consent('update', 'denied'));
  else dataset.tagManager = 'declined';
}

function load({ id, url, isAgreed }: TagManager): void {
  // Events pushed before follow the start of the tag manager, which handles them in order.
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

/** Returns an `arguments` object, by which the tag manager recognises commands. */
function commandOf(..._words: unknown[]): IArguments {
  // eslint-disable-next-line prefer-rest-params -- an array is taken for something else
  return arguments;
}
