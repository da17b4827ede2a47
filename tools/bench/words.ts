/** Letters, of which pairs are words that nobody has searched for. */
export const hiragana = [
  ...'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん',
];
/** The same letters as what is foreign is written. */
export const katakana = [
  ...'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン',
];
/** Words as fingers slip. */
export const misspelt = [
  'プロシュウド',
  'モルダデッラ',
  'パルメジャーノ',
  'グワンチャーレ',
  'ニュルンペルガー',
  'ケーゼクライネル',
];
/** Words that the shop knows. */
export const known = ['ソーセージ', '生ハム', 'フランス', 'チーズ', 'ギフト', '豚肉', 'スライス', 'prosciutto'];

/** Names whose parts are more words than a server keeps answers of. */
export const names = [
  'プロシュート・ディ・パルマ',
  'ハモン・イベリコ・デ・ベジョータ',
  'モルタデッラ・ボローニャ',
  'ニュルンベルガー・ロストブラートヴルスト',
  'シュヴァルツヴェルダー・シンケン',
  'パルミジャーノ・レッジャーノ',
  'ジャンボン・ド・バイヨンヌ',
  'フィノッキオーナ・トスカーナ',
  'サルシッチョン・イベリコ',
  'グアンチャーレ・アマトリチャーナ',
];

/** One of a list, over and over. */
export const nth = (list: readonly string[], at: number): string => list[Math.abs(at) % list.length] ?? '';
/** Two letters, another pair each time. */
export const pair = (kana: readonly string[], at: number): string =>
  nth(kana, at) + nth(kana, Math.floor(at / kana.length));

/** Two to six letters of a name, from another place each time. */
export const partOf = (name: string, at: number): string => {
  const from = at % (name.length - 3);
  return name.slice(from, from + 2 + (Math.floor(at / name.length) % 5));
};
