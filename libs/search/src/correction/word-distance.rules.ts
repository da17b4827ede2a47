/**
 * Rows of kana with similar consonants, by vowel; folded texts have only the small kana that `foldForSearch` leaves.
 */
const ROWS = [
  'あいうえお',
  'かきくけこ',
  'さしすせそ',
  'たちつてと',
  'なにぬねの',
  'はひふへほ',
  'まみむめも',
  'や ゆ よ',
  'らりるれろ',
  'わ   を',
];
const VOICED: Readonly<Record<string, string>> = {
  が: 'か',
  ぎ: 'き',
  ぐ: 'く',
  げ: 'け',
  ご: 'こ',
  ざ: 'さ',
  じ: 'し',
  ず: 'す',
  ぜ: 'せ',
  ぞ: 'そ',
  だ: 'た',
  ぢ: 'ち',
  づ: 'つ',
  で: 'て',
  ど: 'と',
  ば: 'は',
  び: 'ひ',
  ぶ: 'ふ',
  べ: 'へ',
  ぼ: 'ほ',
  ぱ: 'は',
  ぴ: 'ひ',
  ぷ: 'ふ',
  ぺ: 'へ',
  ぽ: 'ほ',
  ゔ: 'う',
};
const SMALL: Readonly<Record<string, string>> = {
  ぁ: 'あ',
  ぃ: 'い',
  ぅ: 'う',
  ぇ: 'え',
  ぉ: 'お',
  ゃ: 'や',
  ゅ: 'ゆ',
  ょ: 'よ',
  っ: 'つ',
  ゎ: 'わ',
};
/** Katakana that look alike, as hiragana. */
const ALIKE = new Set(
  [
    'んそ',
    'しつ',
    'くわ',
    'わう',
    'らう',
    'こゆ',
    'せや',
    'ぬす',
    'めぬ',
    'のめ',
    'あま',
    'ちて',
    'なめ',
    'ろこ',
    'れる',
    'えゆ',
    'むん',
    'ちし',
    'つす',
    'てち',
  ].flatMap((pair) => [pair, [...pair].reverse().join('')]),
);
const VOWELS = 'aiueoy';
/** Letters with nearly the same sound. */
const LETTERS = ['bpvf', 'ckqsz', 'dt', 'gj', 'lr', 'mn', 'iy', 'uw', 'xs'];
const CONSONANT = 0.5;
const VOWEL = 0.8;
const VOICING = 0.3;
const NEAR = 0.4;
const FAINT = 0.7;
const SWAPPED = 0.6;
const KANJI = 1.5;
const FIRST_KANJI = 0x4e00;

const positionOf = new Map(
  ROWS.flatMap((row, consonant) => [...row].map((kana, vowel) => [kana, { consonant, vowel }] as const)),
);

/**
 * Returns the weighted edit distance of two folded words. Voicing, similar shapes, or a wrong vowel after the right
 * consonant weigh less than another letter.
 *
 * @returns a number above `most` as soon as it is certain to be above
 */
export function wordDistance(a: string, b: string, most: number): number {
  let [before, last, row] = rowsOf(b.length + 1);
  let leastBefore = 0;
  for (let at = 0; at <= b.length; at += 1) last[at] = at;
  for (let at = 1; at <= a.length; at += 1) {
    row[0] = at;
    let least = at;
    const letter = a.charCodeAt(at - 1);
    const slip = slipOf(letter, a.charCodeAt(at - 2));
    for (let other = 1; other <= b.length; other += 1) {
      const letterOfB = b.charCodeAt(other - 1);
      let cost = Math.min(
        (last[other] ?? 0) + slip,
        (row[other - 1] ?? 0) + slipOf(letterOfB, b.charCodeAt(other - 2)),
        (last[other - 1] ?? 0) + (letter === letterOfB ? 0 : swapOf(letter, letterOfB)),
      );
      if (at > 1 && other > 1 && letter === b.charCodeAt(other - 2) && a.charCodeAt(at - 2) === letterOfB)
        cost = Math.min(cost, (before[other - 2] ?? 0) + SWAPPED);
      row[other] = cost;
      if (cost < least) least = cost;
    }
    // Swapped letters depend on the row before the last.
    if (Math.min(least, leastBefore) > most) return least;
    leastBefore = least;
    [before, last, row] = [last, row, before];
  }
  return last[b.length] ?? 0;
}

type Rows = [before: Float64Array, last: Float64Array, row: Float64Array];

const openRows = (length: number): Rows => [
  new Float64Array(length),
  new Float64Array(length),
  new Float64Array(length),
];
let rows = openRows(64);

/** Returns three reused rows of the table: a search compares thousands of words. */
function rowsOf(length: number): Rows {
  if (rows[0].length < length) rows = openRows(length * 2);
  return rows;
}

const EASILY_LOST = new Set([...'aeiouhyんういあえおやゆよ'].map((letter) => letter.charCodeAt(0)));

/**
 * Returns the weight of an added or missing letter: vowels and ん are easily missed, and a letter is easily typed twice.
 */
function slipOf(letter: number, before: number): number {
  if (letter === before) return CONSONANT;
  // イタリア語 is not a misspelt イタリア.
  if (letter >= FIRST_KANJI) return KANJI;
  return EASILY_LOST.has(letter) ? FAINT : 1;
}

const swaps = new Map<number, number>();

function swapOf(a: number, b: number): number {
  const key = a * 0x10000 + b;
  const known = swaps.get(key);
  if (known !== undefined) return known;
  const [here, there] = [String.fromCharCode(a), String.fromCharCode(b)];
  const cost = makeSwap(SMALL[here] ?? here, SMALL[there] ?? there);
  swaps.set(key, cost);
  return cost;
}

function makeSwap(a: string, b: string): number {
  if (a === b || (VOICED[a] ?? a) === (VOICED[b] ?? b)) return NEAR;
  const voicing = a in VOICED === b in VOICED ? 0 : VOICING;
  if (ALIKE.has((VOICED[a] ?? a) + (VOICED[b] ?? b))) return CONSONANT + voicing;
  const [here, there] = [positionOf.get(VOICED[a] ?? a), positionOf.get(VOICED[b] ?? b)];
  if (here && there) {
    return Math.min(
      1,
      voicing + (here.consonant === there.consonant ? CONSONANT : here.vowel === there.vowel ? VOWEL : 1),
    );
  }
  if (VOWELS.includes(a) && VOWELS.includes(b)) return CONSONANT;
  if (LETTERS.some((group) => group.includes(a) && group.includes(b))) return NEAR;
  return /[\u4e00-\u9fff]/.test(a + b) ? KANJI : 1;
}
