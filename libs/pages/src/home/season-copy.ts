import { seasonCopy } from '@shop/copy';
import { inJapan } from '@shop/japanese';

type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** The texts of the public top page for a season. */
export interface SeasonCopy {
  readonly eyebrow: string;
  readonly title: readonly string[];
  readonly text: string;
}

/** Returns the texts of the season in Japan. */
export function copyOfSeason(instant: Date): SeasonCopy {
  return seasonCopy[seasonAt(instant)];
}

/** Returns the season in Japan at an instant; November is already that of お歳暮 (G-04). */
export function seasonAt(instant: Date): Season {
  const month = Number(inJapan(instant).day.slice(5, 7));
  if (month >= 3 && month <= 5) return 'spring';
  if (month >= 6 && month <= 8) return 'summer';
  return month === 9 || month === 10 ? 'autumn' : 'winter';
}
