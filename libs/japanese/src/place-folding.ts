import { toHiragana } from './kana.ts';

/** Variants of one kanji in place names, old and new forms: each pair is replaced by its second character. */
const KANJI = new Map(
  [
    '龍竜 髙高 﨑崎 嵜崎 碕崎 澤沢 嶋島 嶌島 濱浜 濵浜 廣広 國国 區区 縣県 冨富 瀧滝 藏蔵 鹽塩 竈釜 竃釜 壽寿 萬万 惠恵 祗祇 鯵鰺',
    '曾曽 彌弥 靜静 礪砺 驒騨 檮梼 蘂蕊 糟粕 篭籠 鷗鴎 麴麹 桧檜 櫻桜 邉辺 邊辺 齋斎 會会 圓円 當当 黑黒 淺浅 豐豊 德徳 與与 榮栄',
    '彥彦 薗園 舘館 亙亘 條条 眞真 實実 來来 傳伝 寶宝 鐵鉄 關関 廳庁 莊荘 壷壺 頚頸 戶戸 兩両 舊旧 藥薬 應応 𠮷吉 之の 乃の',
  ].flatMap((row) => row.split(' ').map((pair): [string, string] => [[...pair][0] ?? '', [...pair][1] ?? ''])),
);
const DIGITS = '〇一二三四五六七八九';

/**
 * Returns the form in which place names are compared: `龍ヶ崎` and `竜ケ崎`, `四條畷` and `四条畷`, `北一条西` and `北１条西`, `大字見本` and
 * `見本` are equal. For comparison only, never to be stored (F-03).
 */
export function foldPlace(text: string): string {
  const plain = toHiragana(text.normalize('NFKC').replace(/[\ufe00-\ufe0f\u{e0100}-\u{e01ef}\s]/gu, ''));
  return Array.from(plain, (char) => KANJI.get(char) ?? char)
    .join('')
    .replace(/[ゖゕかがヶヵ]/g, 'け')
    .replaceAll('っ', 'つ')
    .replace(/大字|小字|字/g, '')
    .replace(/[〇一二三四五六七八九十百]+/g, (run) => String(numberOf(run)));
}

/** `二十四` → 24, `二〇` → 20. */
function numberOf(run: string): number {
  if (!/[十百]/.test(run)) return Number(Array.from(run, (char) => DIGITS.indexOf(char)).join(''));
  const [hundreds, belowHundred] = run.includes('百') ? splitAt(run, '百') : [0, run];
  const [tens, ones] = belowHundred.includes('十') ? splitAt(belowHundred, '十') : [0, belowHundred];
  return hundreds * 100 + tens * 10 + Math.max(DIGITS.indexOf(ones.charAt(0) || '〇'), 0);
}

/** Returns the multiple of the unit, and the rest after it. */
function splitAt(run: string, unit: '十' | '百'): [number, string] {
  const [before = '', ...after] = run.split(unit);
  return [before === '' ? 1 : Math.max(DIGITS.indexOf(before), 1), after.join(unit)];
}
