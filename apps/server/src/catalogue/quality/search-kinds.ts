const hiragana = [...'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん'];
const katakana = [...'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン'];
/** Words that are in the lexicon. */
export const known = [
  'ソーセージ',
  '生ハム',
  'フランス',
  'チーズ',
  'ギフト',
  '豚肉',
  'スライス',
  'prosciutto',
  '熟成',
  'くるみ',
  '鴨',
];
const names = [
  'プロシュート・ディ・パルマ',
  'ハモン・イベリコ・デ・ベジョータ',
  'モルタデッラ・ボローニャ',
  'ニュルンベルガー・ロストブラートヴルスト',
  'パルミジャーノ・レッジャーノ',
  'ジャンボン・ド・バイヨンヌ',
  'フィノッキオーナ・トスカーナ',
  '鴨の生ハム スライス',
  'フランスのソーセージ',
];
const misspelt = [
  'プロシュウド',
  'モルダデッラ',
  'パルメジャーノ',
  'グワンチャーレ',
  'ニュルンペルガー',
  'ケーゼクライネル',
];

const nth = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

const pairAt = (at: number): string => nth(katakana, at) + nth(katakana, Math.floor(at / katakana.length));

const partOfName = (at: number): string => {
  const name = nth(names, at);
  const turn = Math.floor(at / names.length);
  const from = turn % (name.length - 2);
  return name.slice(from, from + 2 + (Math.floor(turn / (name.length - 2)) % 6));
};

const twoKnown = (at: number): string => `${nth(known, at)} ${nth(known, Math.floor(at / known.length) + at + 1)}`;

// All pairs of known words, and all letters after a misspelt one; further searches become longer.
const PAIRS = known.length ** 2;
const SLIPS = misspelt.length * katakana.length;

/** Kinds of searches that never repeat a word, so that cached results of the last hundreds do not help. */
export const searchKinds: Readonly<Record<string, (at: number) => string>> = {
  'two letters': (at) => nth(hiragana, at) + nth(hiragana, Math.floor(at / hiragana.length) + at * 3),
  'part of a name': partOfName,
  'two known words': (at) => (at < PAIRS ? twoKnown(at) : `${twoKnown(at)} ${pairAt(at)}`),
  'price and word': (at) => `${1000 + at * 3}円以下の${nth(known, at)}`,
  misspelt: (at) =>
    nth(misspelt, Math.floor(at / 5)) + nth(katakana, at * 7) + (at < SLIPS ? '' : nth(katakana, Math.floor(at / 90))),
  'long word, found nowhere': (at) => [at, at * 7 + 3, at * 13 + 5].map(pairAt).join(''),
  'word and number': (at) => `${nth(['スライス', ...known], Math.floor(at / 90))} ${(at % 90) + 10}`,
};
