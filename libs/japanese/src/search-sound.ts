import { toKatakana } from './kana.ts';
import { foldForSearch } from './search-folding.ts';
import { writeUnits } from './search-units.ts';

const HIRAGANA_ALONE = /^[\u3041-\u3096ー・~〜\s]+$/;
const KATAKANA_RUN = /[ァ-ヶー]+/g;
const ONE_SOUND: Readonly<Record<string, string>> = {
  ヴァ: 'バ',
  ヴィ: 'ビ',
  ヴェ: 'ベ',
  ヴォ: 'ボ',
  ヴュ: 'ビユ',
  ヴ: 'ブ',
  ヂ: 'ジ',
  ヅ: 'ズ',
  ヲ: 'オ',
  ヰ: 'イ',
  ヱ: 'エ',
};
const SMALL = 'ァィゥェォャュョヮヵヶ';
const LARGE = 'アイウエオヤユヨワカケ';
/** What lengthens the vowel of the kana before it. */
const LENGTHENED = [
  ['アカサタナハマヤラワガザダバパ', 'ア'],
  ['イキシチニヒミリギジビピ', 'イ'],
  ['ウクスツヌフムユルグズブプ', 'ウ'],
  ['エケセテネヘメレゲゼデベペ', 'エイ'],
  ['オコソトノホモヨロゴゾドボポ', 'オウ'],
] as const;
const LENGTHENER = new Map(LENGTHENED.flatMap(([row, signs]) => [...row].map((kana) => [kana, signs] as const)));

/**
 * How a word sounds to somebody who does not know its spelling: the folded text without っ and without long vowels, with
 * large kana for small ones, ヴ as ブ, フォ as ホ, one letter for two, `ae` as `ä`, and numbers with their unit in one writing. So
 * `モルタデーラ` is `モルタデッラ`, `ソーセイジ` is `ソーセージ`, `Kaesekrainer` is `Käsekrainer`.
 * Words that hiragana write are taken as loan words when they stand alone; within a text only katakana are.
 */
export function soundForSearch(text: string): string {
  const plain = writeUnits(text.normalize('NFKC'));
  const kana = HIRAGANA_ALONE.test(plain) ? toKatakana(plain) : plain;
  return foldForSearch(kana.replace(KATAKANA_RUN, shorten))
    .replace(/(?<=[aou])e/g, '')
    .replace(/([a-z])\1+/g, '$1');
}

function shorten(run: string): string {
  const whole = run
    .replace(/[ッー]/g, '')
    .replace(/ヴ[ァィェォュ]?|[ヂヅヲヰヱ]/g, (kana) => ONE_SOUND[kana] ?? kana)
    .replace(/[ァィゥェォャュョヮヵヶ]/g, (kana) => LARGE[SMALL.indexOf(kana)] ?? kana)
    .replace(/フ([アイエオ])/g, (_all, vowel: string) => 'ハヒヘホ'.charAt('アイエオ'.indexOf(vowel)));
  let short = '';
  for (const kana of whole) if (LENGTHENER.get(short.at(-1) ?? '')?.includes(kana) !== true) short += kana;
  return short;
}
