import { japaneseInputQueries } from './japanese-input.ts';
import { labelQueries } from './labels.ts';
import { meaningQueries } from './meanings.ts';
import { mistakeQueries } from './mistakes.ts';
import { nameQueries } from './names.ts';
import { newcomerQueries } from './newcomers.ts';
import { phoneInputQueries } from './phone-input.ts';
import { searchLogQueries } from './search-log.ts';
import { uncommonWordingQueries } from './uncommon-wording.ts';
import type { SearchQuery } from './query.ts';

/** The sets of searches by subject, each measured by itself. */
export const querySets = {
  catalogue: [...nameQueries, ...meaningQueries, ...mistakeQueries],
  labels: labelQueries,
  japaneseInput: japaneseInputQueries,
  phoneInput: phoneInputQueries,
  newcomers: newcomerQueries,
  uncommonWording: uncommonWordingQueries,
  searchLog: searchLogQueries,
} as const satisfies Readonly<Record<string, readonly SearchQuery[]>>;
