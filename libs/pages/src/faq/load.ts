import type { Qa } from '@shop/api';
import { normaliseFreeText, searchWords } from '@shop/japanese';
import type { LoadInput } from '../loading/load-input.ts';

export interface FaqRead {
  /** As it was typed; empty for all. */
  readonly word: string;
  /** Its words as they are compared with the questions. */
  readonly words: readonly string[];
  /** In the order of their categories and their own. */
  readonly questions: readonly Pick<Qa, 'id' | 'category' | 'question' | 'answer'>[];
}

/** Most letters that the contract takes; an address may hold more. */
const WORD_MAX = 100;

/** Questions that are asked often, or those that hold the words of the address. @throws ApiFailure */
export async function loadFaq({ api, url, signal }: LoadInput): Promise<FaqRead> {
  const word = [...normaliseFreeText(url.searchParams.get('q') ?? '')].slice(0, WORD_MAX).join('');
  const { data } = await api.GET('/v1/qas', {
    params: { query: { per: 'all', ...(word !== '' && { word }) } },
    signal,
  });
  const questions = data.map(({ id, category, question, answer }) => ({ id, category, question, answer }));
  return { word, words: searchWords(word), questions };
}
