import { useRef, useState } from 'react';
import type { postalCopy } from '@shop/copy';
import { glideTo } from '@shop/kit';
import { isPostalCode, normalisePostalCode } from '@shop/japanese';
import { flushSync } from 'react-dom';
import { fillAddress } from './fill-address.ts';
import type { FormHandle } from './form-context.ts';
import type { FormValues, PostalPlace } from './types.ts';

/** The result of a look-up. */
interface Search {
  readonly isSearching: boolean;
  /** Announced to screen readers, since fields change. */
  readonly message: string;
  /** The places to choose from, if the code has several. */
  readonly places: readonly PostalPlace[];
  /** The typed values that the place would replace; null if there is no question. */
  readonly replacements: FormValues | null;
}

/** The look-up state of a postal code field. */
export interface PostalLookup extends Search {
  readonly find: (typed: string) => Promise<void>;
  readonly choose: (place: PostalPlace) => void;
  /** Called with the answer whether typed values are replaced. */
  readonly answer: (isReplacing: boolean) => void;
  /** Closes the list without a choice. */
  readonly close: () => void;
}

const quiet: Search = { isSearching: false, message: '', places: [], replacements: null };

/**
 * Looks up a postal code. A new code replaces values that the form filled, and asks before replacing typed ones (F-06).
 * `isStillHere`: whether the field still has the focus when the response arrives; only then the focus moves on.
 */
export function usePostalLookup(form: FormHandle, t: typeof postalCopy, isStillHere: () => boolean): PostalLookup {
  const [state, setState] = useState<Search>(quiet);
  const filled = useRef<FormValues>({});
  const latest = useRef('');

  const put = (changes: FormValues, own: FormValues, next: Search) => {
    filled.current = { ...filled.current, ...own };
    // Synchronously, so that the field is in its final position when list and question are gone.
    flushSync(() => {
      form.setValues(changes);
      setState(next);
    });
  };

  const choose = (place: PostalPlace) => {
    const isHere = isStillHere();
    const { changes, filled: own, replacements } = fillAddress(form.latestValues(), filled.current, place);
    const address = `${place.prefecture}${place.city}${place.town}`;
    if (Object.keys(replacements).length > 0)
      return put(changes, own, { ...quiet, message: t.confirmReplace(address), replacements });
    put(changes, own, { ...quiet, message: Object.keys(changes).length > 0 ? t.found(address) : t.foundUnchanged });
    if (isHere) focusStreet(form);
  };

  const find = async (typed: string) => {
    const code = normalisePostalCode(typed);
    const { lookUpPostalCode } = form;
    if (!lookUpPostalCode || !isPostalCode(code)) return;
    latest.current = code;
    setState({ ...quiet, isSearching: true, message: t.searching });
    const places = await lookUpPostalCode(code).catch(() => null);
    if (latest.current !== code) return;
    const [only] = places ?? [];
    if (!places) setState({ ...quiet, message: t.failed });
    else if (places.length === 1 && only) choose(only);
    else setState({ ...quiet, message: places.length === 0 ? t.notFound : t.choose, places });
  };

  const answer = (isReplacing: boolean) => {
    const changes = isReplacing ? (state.replacements ?? {}) : {};
    put(changes, changes, { ...quiet, message: isReplacing ? t.replaced : t.unchanged });
    focusStreet(form);
  };
  const close = () => {
    setState(quiet);
    document.getElementById(form.idOf('postal_code'))?.focus();
  };

  return { ...state, find, choose, answer, close };
}

/** Focuses the street field, where the number is typed next. */
function focusStreet(form: FormHandle): void {
  const street = document.getElementById(form.idOf('address1'));
  if (!street) return;
  street.focus({ preventScroll: true });
  glideTo(street);
}
