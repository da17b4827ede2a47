import type { Qa } from '@shop/api';
import { normaliseFreeText, searchWords } from '@shop/japanese';
import type { LoadInput } from '../loading/load-input.ts';

export interface FaqRead {
  /** As it was typed; empty for all. */
  readonly word: string;
  /** The searched words in the form in which they are compared. */
  readonly words: readonly string[];
  /** Ordered by category, then by position. */
  readonly questions: readonly Pick<Qa, 'id' | 'category' | 'question' | 'answer'>[];
}

/** The most characters that the contract allows; a URL may have more. */
const WORD_MAX = 100;

/** Reads the FAQ, or those questions that contain the words of the URL. @throws ApiFailure */
export async function loadFaq({ api, url, signal }: LoadInput): Promise<FaqRead> {
  const word = [...normaliseFreeText(url.searchParams.get('q') ?? '')].slice(0, WORD_MAX).join('');
  const { data } = await api.GET('/v1/qas', {
    params: { query: { per: 'all', ...(word !== '' && { word }) } },
    signal,
  });
  const questions = data.map(({ id, category, question, answer }) => ({ id, category, question, answer }));
  return { word, words: searchWords(word), questions };
}
