import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GramLists, gramsOfText, gramsOfWord, inBoth, inEither } from './gram-lists.ts';

const few = fc.uniqueArray(fc.nat(200), { maxLength: 6 });
const many = fc.uniqueArray(fc.nat(200), { minLength: 120, maxLength: 180 });
const ascending = fc.oneof(few, many).map((list) => Uint16Array.from(list).sort());

it('lists are united and intersected like sets, regardless of their lengths', () => {
  fc.assert(
    fc.property(ascending, ascending, (a, b) => {
      expect([...inBoth(a, b)]).toEqual([...a].filter((one) => b.includes(one)));
      expect([...inEither(a, b)]).toEqual([...new Set([...a, ...b])].sort((one, two) => one - two));
    }),
  );
});

it('finds the texts that have all n-grams of a word, optionally only among given texts', () => {
  const texts = fc.array(fc.string({ unit: fc.constantFrom('あ', 'い', 'う'), maxLength: 5 }), { maxLength: 60 });
  const word = fc.string({ unit: fc.constantFrom('あ', 'い', 'う'), minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(texts, word, fc.option(ascending, { nil: undefined }), (lines, text, among) => {
      const lists = new GramLists(lines.map(gramsOfText));
      const pairs = text.length === 1 ? [text] : [...text].slice(1).map((letter, at) => `${text[at]}${letter}`);
      const found = lines.flatMap((line, at) =>
        pairs.every((pair) => line.includes(pair)) && (among?.includes(at) ?? true) ? [at] : [],
      );
      expect([...lists.having(gramsOfWord(text) ?? [], among)]).toEqual(found);
    }),
  );
});
