import { goAway } from '@shop/pages/connection/reload-if-stale.ts';
import { retryWhenOnline } from '@shop/pages/connection/retry-when-online.ts';
import { checkAccess } from '@shop/pages/guards/check-access.ts';
import { hasPossibleKey } from '@shop/pages/guards/possible-key.ts';
import { isGuardedForm, isPaymentScreen } from '@shop/pages/screens/captcha-screens.ts';
import { slotsAt } from '@shop/pages/screens/slots-at.ts';
import { isOpenToTags } from '@shop/pages/screens/tag-screens.ts';
import { storeContext } from '@shop/pages/loading/contexts.ts';
import { leavePage } from '@shop/state';
import type { SlotName } from '@shop/theming';
import { redirect, redirectDocument, type MiddlewareFunction } from 'react-router';
import { structuredDataId } from '../document/structured-data-id.ts';
import { browserRuntime } from './browser-runtime.ts';
import { routeAt } from './route-at.ts';

/** The policy of a document that begins on a payment screen excludes the captcha, see `allowedSourcesOf`. */
const isClosed = isPaymentScreen(location.pathname);

/**
 * Whether the navigation needs a new document because of the tag manager: it stays loaded in a document, so screens
 * with and without it need separate documents, unless the visitor refused it (L-40).
 */
function leavesTags(pathname: string): boolean {
  const { tagManager } = document.documentElement.dataset;
  if (tagManager === undefined || tagManager === 'declined') return false;
  const mayHaveIt = tagManager !== 'closed';
  return mayHaveIt !== isOpenToTags(pathname);
}

/**
 * Whether the navigation needs a new document: what the captcha has loaded must not reach a payment screen, while its
 * forms need it (P-04). The script of card fields is allowed only in a document that begins on a payment screen.
 */
function needsDocument(pathname: string): boolean {
  const { captcha, payment } = document.documentElement.dataset;
  if (isPaymentScreen(pathname)) return window.grecaptcha !== undefined || (payment !== undefined && !isClosed);
  return captcha !== undefined && isClosed && isGuardedForm(pathname);
}

/**
 * Cancels pending reads and waits for writes, applies the guard, and loads the slots and stylesheets of the next page in
 * parallel with its data, so that nothing suspends.
 */
export const navigateWith: MiddlewareFunction = async ({ context, request }, next) => {
  const store = context.get(storeContext);
  const url = new URL(request.url);
  // The server responds with the right status: an error of this middleware would remove the frame.
  if (!hasPossibleKey(url.pathname) || needsDocument(url.pathname) || leavesTags(url.pathname)) {
    await store.dispatch(leavePage());
    goAway();
    throw redirectDocument(url.href);
  }
  const slots = preload(slotsAt(url.pathname), request.signal);
  const styles = loadStyles(url.pathname, request.signal);
  await store.dispatch(leavePage());
  const elsewhere = await retryWhenOnline(
    () => checkAccess(store, url, { sellsToGuests: document.documentElement.dataset.sellsToGuests !== undefined }),
    request.signal,
  );
  if (elsewhere !== null) throw redirect(elsewhere);
  const [result] = await Promise.all([next(), slots, styles]);
  // The structured data of the document does not apply to the next page.
  document.getElementById(structuredDataId)?.remove();
  return result;
};

/** Waits for the page's slots if the connection is lost; other failures are handled when they are rendered. */
async function preload(slots: readonly SlotName[], signal: AbortSignal): Promise<void> {
  const runtime = browserRuntime.get();
  if (!runtime) return;
  const wanted = retryWhenOnline(() => runtime.preload(slots), signal);
  await Promise.allSettled([wanted, runtime.preload(['ErrorPage'])]);
}

/** Waits for the stylesheets of the screen itself; a failure is handled by the router, which loads the same file. */
async function loadStyles(pathname: string, signal: AbortSignal): Promise<void> {
  const load = routeAt(pathname);
  if (load) await retryWhenOnline(load, signal).catch(() => undefined);
}
