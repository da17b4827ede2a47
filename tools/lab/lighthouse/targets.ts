import { THEMES } from '@shop/constants';

const pages = { home: '/', list: '/product/', product: '/product/ham-fr-001/' } as const;
type PageName = keyof typeof pages;

/** A page of a theme's channel. */
export interface Target {
  readonly theme: string;
  readonly page: PageName;
  readonly path: string;
}

const isPage = (word: string): word is PageName => Object.hasOwn(pages, word);

/**
 * What the words of the command line ask for: themes and pages by their names, `all` for every theme. Without a theme it
 * is Simple; without a page it is home and product, and the list of Simple, whose structure the others share.
 *
 * @throws Error that says what is known when a word is neither
 */
export function readTargets(words: readonly string[]): readonly Target[] {
  const known: readonly string[] = THEMES;
  const wrong = words.find((word) => word !== 'all' && !isPage(word) && !known.includes(word));
  if (wrong !== undefined)
    throw new Error(
      `"${wrong}" is neither a theme (${known.join(', ')}, all) nor a page (${Object.keys(pages).join(', ')}).`,
    );
  const named = known.filter((theme) => words.includes(theme));
  const themes = words.includes('all') ? known : named.length > 0 ? named : ['simple'];
  const asked = words.filter(isPage);
  return themes.flatMap((theme) => {
    const chosen: readonly PageName[] =
      asked.length > 0 ? asked : theme === 'simple' ? ['home', 'list', 'product'] : ['home', 'product'];
    return chosen.map((page) => ({ theme, page, path: pages[page] }));
  });
}
