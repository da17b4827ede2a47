import { article } from './templates/article.ts';
import { articles } from './templates/articles.ts';
import { entries } from './templates/entries.ts';
import { form } from './templates/form.ts';
import { log } from './templates/log.ts';
import type { Area, ScreenNames } from './screen-names.ts';

/** The initial code of a kind of screen. Sources are generated from the screen's names. */
export interface Kind {
  /** The areas for such screens; the first is the default. */
  readonly areas: readonly [Area, ...Area[]];
  readonly isInMenu: boolean;
  /** The type of its rows or entries, at the end of the contract; empty if the kind has it already. */
  readonly view: (screen: ScreenNames) => string;
  /** Its properties, and the types from the contract of kinds that they use. */
  readonly props: (screen: ScreenNames) => string;
  readonly types: readonly string[];
  /** Texts besides the title, each with what it begins as. */
  readonly texts: Readonly<Record<string, string>>;
  readonly route: (screen: ScreenNames) => string;
  readonly component: (screen: ScreenNames) => string;
  readonly story: (screen: ScreenNames) => string;
}

export const kinds = { log, entries, form, article, articles } as const satisfies Record<string, Kind>;
