import { inJapan } from '@shop/japanese';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** The season in Japan at an instant; November already looks towards お歳暮 (G-04). */
export function seasonAt(instant: Date): Season {
  const month = Number(inJapan(instant).day.slice(5, 7));
  if (month >= 3 && month <= 5) return 'spring';
  if (month >= 6 && month <= 8) return 'summer';
  return month === 9 || month === 10 ? 'autumn' : 'winter';
}
