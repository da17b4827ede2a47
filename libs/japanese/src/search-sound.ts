import { toKatakana } from './kana.ts';
import { foldForSearch } from './search-folding.ts';

const MONTHS = /(\d+)\s*(?:[ヶヵケカか箇]月|mois|mesi|meses|months?|monate)/gi;

const YEARS = /(?<!\d)(\d{1,2})\s*年/g;

const KILOGRAMS = /(\d+(?:\.\d+)?)\s*(?:kg|キログラム|キロ)(?![a-z])/gi;

const GRAMS = /(\d+)\s*(?:g|グラム)(?![a-z])/gi;

const WRITTEN = /[一二三四五六七八九十]+(?=年|[ヶヵケカか箇]月)/g;

const DIGITS = '〇一二三四五六七八九';

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
  ズィ: 'ジ',
  スィ: 'シ',
};

const SMALL = 'ァィゥェォャュョヮヵヶ';

const LARGE = 'アイウエオヤユヨワカケ';

/** Letters that lengthen the vowel of the kana before them. */
const LENGTHENED = [
  ['アカサタナハマヤラワガザダバパ', 'ア'],
  ['イキシチニヒミリギジビピ', 'イ'],
  ['ウクスツヌフムユルグズブプ', 'ウ'],
  ['エケセテネヘメレゲゼデベペ', 'エイ'],
  ['オコソトノホモヨロゴゾドボポ', 'オウ'],
] as const;

const LENGTHENER = new Map(LENGTHENED.flatMap(([row, signs]) => [...row].map((kana) => [kana, signs] as const)));

/**
 * Returns the sound of a word for people who do not know its spelling: folded, without っ and long vowels, with similar
 * kana and numbers unified, so that `モルタデーラ` equals `モルタデッラ` and `Kaesekrainer` `Käsekrainer`. Hiragana is treated as a
 * loan word only if it is the whole text.
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
    .replace(/ヴ[ァィェォュ]?|[ヂヅヲヰヱ]|[ズス]ィ/g, (kana) => ONE_SOUND[kana] ?? kana)
    .replace(/([クグ])[ァアヮワ]/g, (_all, kana: string) => (kana === 'ク' ? 'カ' : 'ガ'))
    .replace(/[ァィゥェォャュョヮヵヶ]/g, (kana) => LARGE[SMALL.indexOf(kana)] ?? kana)
    .replace(/フ([アイエオ])/g, (_all, vowel: string) => 'ハヒヘホ'.charAt('アイエオ'.indexOf(vowel)));
  let short = '';
  for (const kana of whole) if (LENGTHENER.get(short.at(-1) ?? '')?.includes(kana) !== true) short += kana;
  return short;
}

/**
 * Normalises ages to months and weights to grams with a prefix, so that `2年` is `24か月`, `0.3kg` is `300g`, and `4か月` is
 * not found within `24か月`. The text must be in NFKC, which turns `㌘` into `グラム`.
 */
function writeUnits(text: string): string {
  return text
    .replace(WRITTEN, (written) => String(numberOf(written)))
    .replace(/半年/g, '#6月')
    .replace(YEARS, (_all, years: string) => `#${Number(years) * 12}月`)
    .replace(MONTHS, (_all, months: string) => `#${Number(months)}月`)
    .replace(KILOGRAMS, (_all, kilograms: string) => `${Math.round(Number(kilograms) * 1000)}g`)
    .replace(GRAMS, (_all, grams: string) => `#${Number(grams)}g`);
}

/** Returns the value of a kanji number below a hundred: `二十四` → 24. */
function numberOf(written: string): number {
  const [tens = '', ones = ''] = written.includes('十') ? written.split('十') : ['〇', written];
  return (tens === '' ? 1 : DIGITS.indexOf(tens)) * 10 + (ones === '' ? 0 : DIGITS.indexOf(ones));
}
