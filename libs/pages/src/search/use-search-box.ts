import { localStore } from '@shop/constants/storage';
import type { ProductSuggestions } from '@shop/api';
import { paths, withQuery } from '@shop/constants';
import { normaliseFreeText } from '@shop/japanese';
import { useApi } from '@shop/state';
import type { SearchBoxProps } from '@shop/theming';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { suggestionsView } from './suggestions-view.ts';

/** Words searched for in this browser, newest first. They never leave it. */
const storageKey = 'shop_past_words';

const most = 5;

interface Typed {
  readonly word: string;
  readonly past: readonly string[];
  readonly found: ProductSuggestions | null;
  readonly status: SearchBoxProps['status'];
}

const untouched: Typed = { word: '', past: [], found: null, status: 'idle' };

/** The search box: suggestions for what is typed, the newest question cancels the one before it. */
export function useSearchBox(): SearchBoxProps {
  const api = useApi();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [typed, setTyped] = useState(untouched);
  const question = useRef<AbortController>(null);

  const suggest = async (word: string) => {
    question.current?.abort();
    const past = readPastTerms(localStore);
    if (word.trim() === '') return setTyped({ ...untouched, past });
    const { signal } = (question.current = new AbortController());
    setTyped((before) => ({ ...before, word, past, status: 'loading' }));
    try {
      const { data } = await api.GET('/v1/product-suggestions', {
        params: { query: { word: word.trim() } },
        signal,
      });
      if (!signal.aborted) setTyped({ word, past, found: data, status: 'ready' });
    } catch {
      // Without suggestions the box still searches.
      if (!signal.aborted) setTyped({ word, past, found: null, status: 'idle' });
    }
  };

  return {
    action: paths.products(),
    word: new URLSearchParams(search).get('word') ?? '',
    status: typed.status,
    suggestions: suggestionsView(typed.word, typed.past, typed.found),
    onWordChange: (word) => void suggest(word),
    onSubmit: (word) => {
      question.current?.abort();
      const trimmed = normaliseFreeText(word);
      storePastTerms(localStore, rememberWord(readPastTerms(localStore), trimmed));
      void navigate(withQuery(paths.products(), { word: trimmed }));
    },
    onChoose: ({ href }) => {
      question.current?.abort();
      void navigate(href);
    },
    onForget: (word) => {
      storePastTerms(
        localStore,
        readPastTerms(localStore).filter((other) => other !== word),
      );
      setTyped((before) => ({ ...before, past: before.past.filter((other) => other !== word) }));
    },
  };
}

/** Reads the past searches of this browser; none if the storage fails or has something else. */
export function readPastTerms(storage: Pick<Storage, 'getItem'>): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((word): word is string => typeof word === 'string').slice(0, most)
      : [];
  } catch {
    return [];
  }
}

/** Adds a search to the past ones; a blank word is ignored (spec §5), a repeated one moves to the front. */
export function rememberWord(words: readonly string[], word: string): readonly string[] {
  const trimmed = word.trim();
  return trimmed === '' ? words : [trimmed, ...words.filter((other) => other !== trimmed)].slice(0, most);
}

/** Saves the past searches; does nothing if the storage fails or is full. */
export function storePastTerms(storage: Pick<Storage, 'setItem'>, words: readonly string[]): void {
  try {
    storage.setItem(storageKey, JSON.stringify(words));
  } catch {
    // Private windows may refuse: then nothing is remembered.
  }
}
