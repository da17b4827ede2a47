import { expect, it } from 'vitest';
import { storePastTerms, readPastTerms, rememberWord } from './use-search-box.ts';

function memory(initial: Record<string, string> = {}) {
  const stored = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

it('returns the stored words', () => {
  const storage = memory();
  storePastTerms(storage, ['生ハム', 'サラミ']);
  expect(readPastTerms(storage)).toEqual(['生ハム', 'サラミ']);
});

it('stores the five newest words, each once, newest first', () => {
  const words = ['a', 'b', 'c', 'd', 'e'];
  expect(rememberWord(words, 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
  expect(rememberWord(words, 'c')).toEqual(['c', 'a', 'b', 'd', 'e']);
});

it('does not store a blank word', () => {
  expect(rememberWord(['a'], ' 　 ')).toEqual(['a']);
});

it('starts empty when the storage has invalid data', () => {
  expect(readPastTerms(memory({ shop_past_words: '{broken' }))).toEqual([]);
  expect(readPastTerms(memory({ shop_past_words: '{"a":1}' }))).toEqual([]);
});

it('does not fail when the storage is unavailable', () => {
  const closed = {
    getItem: (): string => {
      throw new DOMException('closed', 'SecurityError');
    },
    setItem: (): void => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(readPastTerms(closed)).toEqual([]);
  expect(() => storePastTerms(closed, ['a'])).not.toThrow();
});
