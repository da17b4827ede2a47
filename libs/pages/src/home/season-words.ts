import { seasonCopy } from '@shop/copy';
import { inJapan } from '@shop/japanese';

type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** What the public face says in the season of an instant. */
export interface SeasonWords {
  readonly eyebrow: string;
  readonly title: readonly string[];
  readonly text: string;
}

/** The words of the season in Japan. */
export function seasonWords(instant: Date): SeasonWords {
  return seasonCopy[seasonAt(instant)];
}

/** The season in Japan at an instant; November already looks towards お歳暮 (G-04). */
export function seasonAt(instant: Date): Season {
  const month = Number(inJapan(instant).day.slice(5, 7));
  if (month >= 3 && month <= 5) return 'spring';
  if (month >= 6 && month <= 8) return 'summer';
  return month === 9 || month === 10 ? 'autumn' : 'winter';
}
