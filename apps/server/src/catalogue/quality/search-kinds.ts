const hiragana = [...'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん'];
const katakana = [...'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン'];
const known = [
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

const partOfName = (at: number): string => {
  const name = nth(names, at);
  const turn = Math.floor(at / names.length);
  const from = turn % (name.length - 2);
  return name.slice(from, from + 2 + (Math.floor(turn / (name.length - 2)) % 6));
};

/** Kinds of searches, each word another: what was found for the last hundreds of them is of no use. */
export const searchKinds: Readonly<Record<string, (at: number) => string>> = {
  'two letters': (at) => nth(hiragana, at) + nth(hiragana, Math.floor(at / hiragana.length) + at * 3),
  'part of a name': partOfName,
  'two known words': (at) => `${nth(known, at)} ${nth(known, Math.floor(at / known.length) + at + 1)}`,
  'price and word': (at) => `${1000 + at * 3}円以下の${nth(known, at)}`,
  misspelt: (at) => nth(misspelt, Math.floor(at / 5)) + nth(katakana, at * 7),
  'word and number': (at) => `スライス ${(at % 90) + 10}`,
};
