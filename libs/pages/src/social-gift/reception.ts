import { sessionStore } from '@shop/constants/storage';
import type { SocialGiftDeliveryWish } from '@shop/api';
import { paths } from '@shop/constants';
import { DRAFT_PREFIX, dropDraft } from '@shop/forms/drafts';
import type { GiftArrival } from '@shop/theming';
import { redirect } from 'react-router';
import { parseStored } from '../kinds/parse-stored.ts';
import { sendOnce, type SendOnce } from '../kinds/send-once.ts';

/** The address of a gift, validated by the server: values of the address form, with `email`. */
export type GiftAddress = Readonly<Record<string, string>>;

/** The values that are sent. */
export interface Reception {
  readonly address: GiftAddress;
  readonly shippings: SocialGiftDeliveryWish[];
}

/** The data saved afterwards, without the address (L-37). */
export interface ReceptionReceipt {
  readonly arrivals: readonly GiftArrival[];
}

const placeName = (key: string) => `${DRAFT_PREFIX}${paths.socialGiftShipping(key)}:place`;
const known = new Map<string, SendOnce<Reception, ReceptionReceipt>>();

/** The days and slots of a gift until they are sent, shared by all its screens. */
export function receptionOf(key: string): SendOnce<Reception, ReceptionReceipt> {
  const found =
    known.get(key) ??
    sendOnce<Reception, ReceptionReceipt>({
      form: paths.socialGiftDelivery(key),
      check: paths.socialGiftConfirm(key),
      complete: paths.socialGiftComplete(key),
    });
  known.set(key, found);
  return found;
}

export function saveGiftAddress(key: string, address: GiftAddress): void {
  sessionStore.setItem(placeName(key), JSON.stringify(address));
}

/** Returns the address entered in this tab, or null. */
export function findGiftAddress(key: string): GiftAddress | null {
  const stored = parseStored(sessionStore.getItem(placeName(key)));
  // Written only by `saveGiftAddress`, and read by a form that validates it again.
  return stored !== null && Object.hasOwn(stored, 'postal_code') ? (stored as GiftAddress) : null;
}

/** For the loaders of later steps. @throws a redirect to the address step if none was entered */
export function placeOf(key: string): GiftAddress {
  const address = findGiftAddress(key);
  if (address === null) throw redirect(paths.socialGiftShipping(key));
  return address;
}

/** Deletes the address after it is sent. */
export function forgetGiftAddress(key: string): void {
  sessionStore.removeItem(placeName(key));
  dropDraft(sessionStore, paths.socialGiftShipping(key));
}
