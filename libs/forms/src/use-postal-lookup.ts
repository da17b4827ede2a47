import { useRef, useState } from 'react';
import type { formsCopy } from '@shop/copy';
import { isPostalCode, normalisePostalCode } from '@shop/japanese';
import { fillAddress } from './fill-address.ts';
import type { FormHandle } from './form-context.ts';
import type { FormValues, PostalPlace } from './types.ts';

/** The state of a postal code field's search. */
export interface PostalLookup {
  readonly isSearching: boolean;
  /** Read out to those who do not see the fields change. */
  readonly message: string;
  /** Places to choose from, when the code stands for several. */
  readonly places: readonly PostalPlace[];
  readonly find: (typed: string) => Promise<void>;
  readonly choose: (place: PostalPlace) => void;
}

/** Looks a postal code up and fills the fields nobody has touched; nothing typed is ever lost (F-06). */
export function usePostalLookup(form: FormHandle, t: (typeof formsCopy)['postal']): PostalLookup {
  const [state, setState] = useState<Pick<PostalLookup, 'isSearching' | 'message' | 'places'>>(quiet(''));
  const filled = useRef<FormValues>({});
  const latest = useRef('');

  const choose = (place: PostalPlace) => {
    const changes = fillAddress(form.latestValues(), filled.current, place);
    filled.current = { ...filled.current, ...changes };
    form.setValues(changes);
    const isFilled = Object.keys(changes).length > 0;
    setState(quiet(isFilled ? t.found(`${place.prefecture}${place.city}${place.town}`) : t.foundKept));
    document.getElementById(form.idOf('address1'))?.focus();
  };

  const find = async (typed: string) => {
    const code = normalisePostalCode(typed);
    const { lookUpPostalCode } = form;
    if (!lookUpPostalCode || !isPostalCode(code)) return;
    latest.current = code;
    setState({ isSearching: true, message: t.searching, places: [] });
    const places = await lookUpPostalCode(code).catch(() => null);
    if (latest.current !== code) return;
    const [only] = places ?? [];
    if (!places) setState(quiet(t.failed));
    else if (places.length === 1 && only) choose(only);
    else setState({ isSearching: false, message: places.length === 0 ? t.notFound : t.choose, places });
  };

  return { ...state, find, choose };
}

function quiet(message: string) {
  return { isSearching: false, message, places: [] };
}
