import { seasonCopy } from '@shop/copy';
import { seasonAt } from './season.ts';

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
