/**
 * The prefectures of postal codes by their first three digits; some cross a border (`498` 愛知県 and 三重県). A test of the
 * server compares this table with the whole postal data.
 */
const PREFIXES: Readonly<Record<string, string>> = {
  北海道: '001-007 040-099',
  青森県: '018 030-031 033-039',
  岩手県: '020-029',
  宮城県: '980-989',
  秋田県: '010-019',
  山形県: '990-999',
  福島県: '960-976 979',
  茨城県: '300-319',
  栃木県: '311 320-329 349',
  群馬県: '370-379 384 389',
  埼玉県: '330-370',
  千葉県: '260-267 270-279 282-290 292-299',
  東京都: '100-108 110-116 120-121 123-125 130-136 140-146 150-158 160-171 173-198 201-208',
  神奈川県: '210-216 220-227 230-259',
  新潟県: '389 940-959',
  富山県: '930-939',
  石川県: '920-929 939',
  福井県: '910-919 922',
  山梨県: '400-409',
  長野県: '380-399 949',
  岐阜県: '500-509',
  静岡県: '410-422 424-428 430-439',
  愛知県: '431 440-468 470-498',
  三重県: '498 510-519 647',
  滋賀県: '520-529',
  京都府: '520 600-607 610-627 629',
  大阪府: '530-547 549-587 589-599 618 630',
  兵庫県: '563 650-679',
  奈良県: '630-639 647-648',
  和歌山県: '640-649',
  鳥取県: '680-684 689',
  島根県: '684-685 690-699',
  岡山県: '700-719',
  広島県: '720-723 725-739',
  山口県: '740-747 749-759',
  徳島県: '770-779',
  香川県: '760-769',
  愛媛県: '790-799',
  高知県: '780-789',
  福岡県: '800-816 818-839 871',
  佐賀県: '840-849',
  長崎県: '811 817 848 850-859',
  熊本県: '860-869',
  大分県: '839 870-879',
  宮崎県: '880-889',
  鹿児島県: '890-899',
  沖縄県: '900-907',
};

type Range = readonly [first: number, last: number];

const ranges: readonly (readonly [prefecture: string, ranges: readonly Range[]])[] = Object.entries(PREFIXES).map(
  ([prefecture, text]) => [
    prefecture,
    text.split(' ').map((part): Range => {
      const [first = '', last = first] = part.split('-');
      return [Number(first), Number(last)];
    }),
  ],
);

/** The prefectures by name, from north to south. */
export const prefectureNames: readonly string[] = Object.keys(PREFIXES);

/**
 * Returns the prefectures in which a postal code may be, known or not: by its first three digits or, if no code begins
 * with them (offices with a prefix of their own, `137-8686`), by its first two.
 * @param code seven digits, without hyphen
 */
export function prefecturesOfPostalCode(code: string): string[] {
  const prefix = Number(code.slice(0, 3));
  const exact = prefecturesBetween(prefix, prefix);
  const decade = prefix - (prefix % 10);
  return exact.length > 0 ? exact : prefecturesBetween(decade, decade + 9);
}

function prefecturesBetween(from: number, to: number): string[] {
  return ranges
    .filter(([, parts]) => parts.some(([first, last]) => first <= to && last >= from))
    .map(([prefecture]) => prefecture);
}
