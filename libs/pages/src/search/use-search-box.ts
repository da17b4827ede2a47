import type { ProductSuggestions } from '@shop/api';
import { paths, withQuery } from '@shop/constants';
import { browserShop } from '@shop/state';
import type { SearchBoxProps } from '@shop/theming';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepPastWords, readPastWords, rememberWord } from './past-words.ts';
import { suggestionsView } from './suggestions-view.ts';

interface Typed {
  readonly word: string;
  readonly past: readonly string[];
  readonly found: ProductSuggestions | null;
  readonly status: SearchBoxProps['status'];
}

const untouched: Typed = { word: '', past: [], found: null, status: 'idle' };

/** The search box: suggestions for what is typed, the newest question cancels the one before it. */
export function useSearchBox(): SearchBoxProps {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [typed, setTyped] = useState(untouched);
  const question = useRef<AbortController>(null);

  const ask = async (word: string) => {
    question.current?.abort();
    const past = readPastWords(localStorage);
    if (word.trim() === '') return setTyped({ ...untouched, past });
    const { signal } = (question.current = new AbortController());
    setTyped((before) => ({ ...before, word, past, status: 'loading' }));
    try {
      const { data } = await browserShop().api.GET('/v1/product-suggestions', {
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
    onWordChange: (word) => void ask(word),
    onSubmit: (word) => {
      question.current?.abort();
      const trimmed = word.trim();
      keepPastWords(localStorage, rememberWord(readPastWords(localStorage), trimmed));
      void navigate(withQuery(paths.products(), { word: trimmed }));
    },
    onChoose: ({ href }) => {
      question.current?.abort();
      void navigate(href);
    },
    onForget: (word) => {
      keepPastWords(
        localStorage,
        readPastWords(localStorage).filter((other) => other !== word),
      );
      setTyped((before) => ({ ...before, past: before.past.filter((other) => other !== word) }));
    },
  };
}
