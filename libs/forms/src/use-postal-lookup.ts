import { useRef, useState } from 'react';
import type { postalCopy } from '@shop/copy';
import { glideTo } from '@shop/kit';
import { isPostalCode, normalisePostalCode } from '@shop/japanese';
import { flushSync } from 'react-dom';
import { fillAddress } from './fill-address.ts';
import type { FormHandle } from './form-context.ts';
import type { FormValues, PostalPlace } from './types.ts';

/** What a search has come to. */
interface Search {
  readonly isSearching: boolean;
  /** Read out to those who do not see the fields change. */
  readonly message: string;
  /** Places to choose from, when the code stands for several. */
  readonly places: readonly PostalPlace[];
  /** What the place found would put over what was typed; null when there is nothing to ask. */
  readonly replacements: FormValues | null;
}

/** The state of a postal code field's search. */
export interface PostalLookup extends Search {
  readonly find: (typed: string) => Promise<void>;
  readonly choose: (place: PostalPlace) => void;
  /** The answer to the question whether what was typed is replaced. */
  readonly answer: (isReplacing: boolean) => void;
  /** Leaves the places, none chosen. */
  readonly close: () => void;
}

const quiet: Search = { isSearching: false, message: '', places: [], replacements: null };

/**
 * Looks a postal code up. A new code corrects what the form itself had filled, and asks before it replaces what the person typed
 * (F-06). `isStillHere` says whether the person is still at the field when the answer comes: only then does the focus go on.
 */
export function usePostalLookup(form: FormHandle, t: typeof postalCopy, isStillHere: () => boolean): PostalLookup {
  const [state, setState] = useState<Search>(quiet);
  const filled = useRef<FormValues>({});
  const latest = useRef('');

  const put = (changes: FormValues, own: FormValues, next: Search) => {
    filled.current = { ...filled.current, ...own };
    // At once, so that the focus finds its field where it is when list and question are gone.
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
      return put(changes, own, { ...quiet, message: t.askReplace(address), replacements });
    put(changes, own, { ...quiet, message: Object.keys(changes).length > 0 ? t.found(address) : t.foundKept });
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
    put(changes, changes, { ...quiet, message: isReplacing ? t.replaced : t.kept });
    focusStreet(form);
  };
  const close = () => {
    setState(quiet);
    document.getElementById(form.idOf('postal_code'))?.focus();
  };

  return { ...state, find, choose, answer, close };
}

/** The town is in, its number is next. */
function focusStreet(form: FormHandle): void {
  const street = document.getElementById(form.idOf('address1'));
  if (!street) return;
  street.focus({ preventScroll: true });
  glideTo(street);
}
