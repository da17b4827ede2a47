import { checkAccess } from '@shop/pages/guards';
import { findRow } from '@shop/pages/routes';
import { browserShop } from '@shop/state';
import { redirect, type MiddlewareFunction } from 'react-router';
import { browserRuntime } from './browser-runtime.ts';

/**
 * Pending reads are cancelled and writes waited for, the guard decides, and the slots of the next page load beside
 * its data, so that nothing suspends.
 */
export const navigateWith: MiddlewareFunction = async ({ request }, next) => {
  const url = new URL(request.url);
  // A slot that fails is dealt with where it is drawn; the error page must be at hand when nothing can be fetched.
  const slots = browserRuntime.get()?.preload([...findRow(url.pathname).slots, 'ErrorPage']).catch(() => undefined);
  await browserShop().leavePage();
  const elsewhere = await checkAccess(url, { sellsToGuests: document.documentElement.dataset.sellsToGuests !== undefined });
  if (elsewhere !== null) throw redirect(elsewhere);
  const [result] = await Promise.all([next(), slots]);
  return result;
};
