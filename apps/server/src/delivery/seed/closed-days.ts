/**
 * The days without shipping of the sample shop, besides Sundays and national holidays: the end of the year and Obon.
 */
export const closedDays: readonly { date: string; reason: string }[] = [2026, 2027, 2028].flatMap((year) => [
  ...['08-13', '08-14', '08-15'].map((day) => ({ date: `${year}-${day}`, reason: '夏季休業' })),
  ...['12-31'].map((day) => ({ date: `${year}-${day}`, reason: '年末年始休業' })),
  ...['01-01', '01-02', '01-03', '01-04'].map((day) => ({ date: `${year}-${day}`, reason: '年末年始休業' })),
]);
