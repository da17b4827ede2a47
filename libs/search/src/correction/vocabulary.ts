import type { SearchIndex } from '../search-index.ts';
import { withDescendants } from '../search-product.ts';
import { kanjiIn, type KnownWord, knownWords, lettersOf, partsOf, SHORTEST } from '../texts/known-words.ts';
import { wordDistance } from './word-distance.rules.ts';

// The mistakes allowed per letter of a word, and in total.
const SLIPS_A_LETTER = 0.24;
const ONE_SLIP = 0.75;
// A whole mistake in three letters would match too many words.
const FAINT_SLIP = 0.5;
const MOST_SLIPS = 2;
const MOST_OTHER_LETTERS = 6;
/** The additional weight of a mistake in the first letter, which is rarer. */
const FIRST_LETTER = 0.4;
/** Letters that another language pronounces differently: Italian ch, sch and g, Spanish j. */
const READ_OTHERWISE = [
  ['しえ', 'すけ'],
  ['ちえ', 'け'],
  ['ちぇ', 'け'],
  ['じえ', 'げ'],
  ['じや', 'は'],
] as const;
const OTHERWISE = 0.5;
const MOST_NEAR = 3;
const ROUNDING = 1e-9;

const made = new WeakMap<SearchIndex, readonly KnownWord[]>();

/** Returns words of the shop that are similar to one of the forms, the nearest first. */
export function nearWords(forms: readonly string[], index: SearchIndex): string[] {
  const near = new Map<string, number>();
  for (const [form, slip] of forms.flatMap(readingsOfForm)) {
    if (form.length < SHORTEST || form.includes('#') || /^[a-z]{1,4}$/.test(form)) continue;
    const least = form.length === SHORTEST ? FAINT_SLIP : ONE_SLIP;
    const most = Math.min(MOST_SLIPS, Math.max(least, form.length * SLIPS_A_LETTER));
    const letters = lettersOf(form);
    const kanji = kanjiIn(form);
    for (const { written, sound, letters: others, kanji: theirs } of vocabularyOf(index)) {
      if (Math.abs(theirs - kanji) > most) continue;
      if (Math.abs(sound.length - form.length) > MOST_SLIPS || bitsOf(letters ^ others) > MOST_OTHER_LETTERS) continue;
      const first = form[0] === sound[0] || isTurned(form[0], sound[0]) ? 0 : FIRST_LETTER;
      const distance = wordDistance(form, sound, most - first - slip + ROUNDING) + first + slip;
      if (distance <= most && distance < (near.get(written) ?? Infinity)) near.set(written, distance);
    }
  }
  return [...near]
    .sort(([, a], [, b]) => a - b)
    .slice(0, MOST_NEAR)
    .map(([written]) => written);
}

/** Returns a form and its pronunciation in other languages, each with the weight of that difference. */
function readingsOfForm(form: string): [form: string, slip: number][] {
  const others = READ_OTHERWISE.filter(([read]) => form.includes(read));
  return [[form, 0], ...others.map(([read, meant]): [string, number] => [form.replaceAll(read, meant), OTHERWISE])];
}

/** Returns all words of names, makers, origins, categories and synonyms; built at the first misspelt word. */
function vocabularyOf(index: SearchIndex): readonly KnownWord[] {
  const known = made.get(index);
  if (known) return known;
  const bySound = new Map<string, KnownWord>();
  const lists = [...index.texts.map(({ words }) => words), knownWords(otherWords(index))];
  for (const word of lists.flat()) if (!bySound.has(word.sound)) bySound.set(word.sound, word);
  const words = [...bySound.values()];
  made.set(index, words);
  return words;
}

function* otherWords({ brands, categories, tags, countries, searchWords }: SearchIndex): Generator<string> {
  for (const { name, name_original } of brands) yield* [...partsOf(name), ...partsOf(name_original ?? '')];
  for (const { name } of [...withDescendants(categories), ...tags]) yield* partsOf(name);
  for (const [, name] of countries) yield name;
  yield* searchWords;
}

/** Whether two kana differ by ゛ and ゜ only: a key of a phone cycles through both. */
function isTurned(letter = '', other = ''): boolean {
  const [one, two] = [letter.codePointAt(0) ?? 0, other.codePointAt(0) ?? 0];
  return Math.abs(one - two) === 1 && /^[ばびぶべぼぱぴぷぺぽ]{2}$/.test(letter + other);
}

function bitsOf(word: number): number {
  let count = 0;
  for (let left = word; left !== 0; left &= left - 1) count += 1;
  return count;
}
