/** The zone and the language in which the shop reads and writes dates, as options of luxon. */
export const JAPAN = { zone: 'Asia/Tokyo', locale: 'ja-JP' } as const;

/** The format in luxon of a day in the contract, in forms and in the database: `2026-11-21`. */
export const ISO_DAY = 'yyyy-MM-dd';
