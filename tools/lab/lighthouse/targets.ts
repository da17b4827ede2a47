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
 * Returns the targets of the command line: themes and pages by name, `all` for every theme. The default theme is
 * Simple; the default pages are home and product, and Simple's list, whose structure the other themes share.
 *
 * @throws Error that lists the known names when an argument is neither
 */
export function readTargets(args: readonly string[]): readonly Target[] {
  const known: readonly string[] = THEMES;
  const wrong = args.find((word) => word !== 'all' && !isPage(word) && !known.includes(word));
  if (wrong !== undefined)
    throw new Error(
      `"${wrong}" is neither a theme (${known.join(', ')}, all) nor a page (${Object.keys(pages).join(', ')}).`,
    );
  const named = known.filter((theme) => args.includes(theme));
  const themes = args.includes('all') ? known : named.length > 0 ? named : ['simple'];
  const requested = args.filter(isPage);
  return themes.flatMap((theme) => {
    const chosen: readonly PageName[] =
      requested.length > 0 ? requested : theme === 'simple' ? ['home', 'list', 'product'] : ['home', 'product'];
    return chosen.map((page) => ({ theme, page, path: pages[page] }));
  });
}
