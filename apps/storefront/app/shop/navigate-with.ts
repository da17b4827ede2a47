import { goAway } from '@shop/pages/connection/reload-if-stale.ts';
import { retryWhenOnline } from '@shop/pages/connection/retry-when-online.ts';
import { checkAccess } from '@shop/pages/guards/check-access.ts';
import { hasPossibleKey } from '@shop/pages/guards/possible-key.ts';
import { findScreen } from '@shop/pages/screens/find-screen.ts';
import { isGuardedForm, isPaymentScreen } from '@shop/pages/screens/captcha-screens.ts';
import { isOpenToTags } from '@shop/pages/screens/tag-screens.ts';
import { browserShop } from '@shop/state';
import type { SlotName } from '@shop/theming';
import { redirect, redirectDocument, type MiddlewareFunction } from 'react-router';
import { structuredDataId } from '../document/structured-data-id.ts';
import { browserRuntime } from './browser-runtime.ts';

/** The policy of a document that begins on a payment screen keeps the captcha's service out, see `allowedSourcesOf`. */
const isClosed = isPaymentScreen(location.pathname);

/**
 * The tag manager is loaded by a document that may have it, and stays in that one: between screens that are open to it and those
 * that are not lies a new document, unless the reader wants none of it (L-40).
 */
function leavesTags(pathname: string): boolean {
  const { tagManager } = document.documentElement.dataset;
  if (tagManager === undefined || tagManager === 'declined') return false;
  const mayHaveIt = tagManager !== 'closed';
  return mayHaveIt !== isOpenToTags(pathname);
}

/**
 * What the captcha's service has loaded never reaches a payment screen, and a form that it guards can load it (P-04). Card fields
 * that come by a script are let in by the policy of a document that begins on a payment screen, and by no other.
 */
function needsDocument(pathname: string): boolean {
  const { captcha, payment } = document.documentElement.dataset;
  if (isPaymentScreen(pathname)) return window.grecaptcha !== undefined || (payment !== undefined && !isClosed);
  return captcha !== undefined && isClosed && isGuardedForm(pathname);
}

/**
 * Pending reads are cancelled and writes waited for, the guard decides, and the slots of the next page load beside
 * its data, so that nothing suspends.
 */
export const navigateWith: MiddlewareFunction = async ({ request }, next) => {
  const url = new URL(request.url);
  // The server says so, with its status: an error of this middleware would take the frame away with it.
  if (!hasPossibleKey(url.pathname) || needsDocument(url.pathname) || leavesTags(url.pathname)) {
    await browserShop().leavePage();
    goAway();
    throw redirectDocument(url.href);
  }
  const slots = preload(findScreen(url.pathname).slots ?? [], request.signal);
  await browserShop().leavePage();
  const elsewhere = await retryWhenOnline(
    () => checkAccess(url, { sellsToGuests: document.documentElement.dataset.sellsToGuests !== undefined }),
    request.signal,
  );
  if (elsewhere !== null) throw redirect(elsewhere);
  const [result] = await Promise.all([next(), slots]);
  // What the document told of its own page is not true of the next one.
  document.getElementById(structuredDataId)?.remove();
  return result;
};

/** The page's own slots are waited for where the connection is lost; one that fails otherwise is dealt with where it is drawn. */
async function preload(slots: readonly SlotName[], signal: AbortSignal): Promise<void> {
  const runtime = browserRuntime.get();
  if (!runtime) return;
  const wanted = retryWhenOnline(() => runtime.preload(slots), signal);
  await Promise.allSettled([wanted, runtime.preload(['ErrorPage'])]);
}
