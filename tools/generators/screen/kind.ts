import { article } from './templates/article.ts';
import { articles } from './templates/articles.ts';
import { entries } from './templates/entries.ts';
import { form } from './templates/form.ts';
import { log } from './templates/log.ts';
import type { Area, ScreenNames } from './screen-names.ts';

/** What a screen of a kind begins with. Sources are made of the screen's names. */
export interface Kind {
  /** Where such screens stand; the first unless told. */
  readonly areas: readonly [Area, ...Area[]];
  readonly isInMenu: boolean;
  /** What its rows or entries are, at the end of the contract; empty where the kind says all. */
  readonly view: (screen: ScreenNames) => string;
  /** Its properties, and which types of the kinds' contract they are made of. */
  readonly props: (screen: ScreenNames) => string;
  readonly types: readonly string[];
  /** Texts besides the title, each with what it begins as. */
  readonly texts: Readonly<Record<string, string>>;
  readonly route: (screen: ScreenNames) => string;
  readonly component: (screen: ScreenNames) => string;
  readonly story: (screen: ScreenNames) => string;
}

export const kinds = { log, entries, form, article, articles } as const satisfies Record<string, Kind>;
