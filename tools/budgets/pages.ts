import { catchAllScreen, screens } from '@shop/constants';
import { frameSlots } from '@shop/pages/screens';
import { inheritedPath, laterSlots, readDefinitions } from '@shop/theming/vite';
import type { ClientBuild, Page } from './measure.ts';

/** A page in one theme. The limits are kB (1000 bytes) of gzip: scripts before hydration, and styles. */
export interface WatchedPage {
  readonly name:
    | 'home'
    | 'product list'
    | 'product page'
    | 'cart'
    | 'questions'
    | 'news'
    | 'piece of news'
    | 'articles'
    | 'article'
    | 'sitemap'
    | 'landing page'
    | 'catalogue'
    | 'contact'
    | 'catalogue order';
  readonly theme: string;
  readonly page: Page;
  /** Slots of Simple that the theme draws itself, as `simple/Header`. */
  readonly replaced: ReadonlySet<string>;
  readonly jsKb: number;
  readonly cssKb: number;
}

/**
 * Pages that readers see first, and the cart. The limit of their scripts is the shop's promise; a cart needs the forms and words of
 * checkout as well, and the names of every slot, which come with what every page gets once it stands.
 */
const watched = [
  { name: 'home', route: 'home', jsKb: 130 },
  { name: 'product list', route: 'products', jsKb: 130 },
  { name: 'product page', route: 'product', jsKb: 130 },
  { name: 'questions', route: 'faq', jsKb: 130 },
  { name: 'news', route: 'newsList', jsKb: 130 },
  { name: 'piece of news', route: 'news', jsKb: 130 },
  { name: 'articles', route: 'blogs', jsKb: 130 },
  { name: 'article', route: 'blog', jsKb: 130 },
  { name: 'sitemap', route: 'sitemap', jsKb: 130 },
  { name: 'landing page', route: 'catchAll', jsKb: 130 },
  { name: 'catalogue', route: 'flipBook', jsKb: 140 },
  { name: 'contact', route: 'contact', jsKb: 195 },
  { name: 'catalogue order', route: 'catalogOrder', jsKb: 195 },
  { name: 'cart', route: 'cart', jsKb: 202 },
] as const;

const rows = { ...screens, catchAll: catchAllScreen };
const themes = ['simple', 'base', 'ass', 'fle', 'gen', 'lat', 'sto', 'tee', 'ven'] as const;
/** Simple, the reference, spends less. */
const lessOfSimple = 2;
const cssKb = 20;

/** The watched pages in each theme: what the theme draws itself, its copies of Simple's parts, and Simple for the rest. */
export function watchedPages(workspace: string, build: ClientBuild): readonly WatchedPage[] {
  const definitions = readDefinitions(workspace);
  const chain = (theme: string, slot: string) => {
    const own = definitions.find(({ layer, slot: name }) => layer === theme && name === slot);
    const base = definitions.find(({ layer, slot: name }) => layer === 'simple' && name === slot);
    const copy = base && inheritedPath(theme, base.path);
    if (own === undefined && copy !== undefined && build.has(copy)) return [copy];
    return [own, own && own.kind !== 'wrap' ? undefined : base].flatMap((found) => (found ? [found.path] : []));
  };
  return themes.flatMap((theme) =>
    watched.map(({ name, route, jsKb }) => {
      const isLater = (slot: string) => (laterSlots as ReadonlySet<string>).has(slot);
      const drawn = [...frameSlots, ...(rows[route].slots ?? [])];
      const filesOf = (slots: readonly string[]) => slots.flatMap((slot) => chain(theme, slot));
      return {
        name,
        theme,
        page: {
          routes: [`../../libs/pages/src/${rows[route].folder}/route.tsx`],
          components: [
            ...['simple', theme].map((layer) => `libs/themes/${layer}/src/theme.ts`),
            ...filesOf(drawn.filter((slot) => !isLater(slot))),
          ],
          later: filesOf(drawn.filter(isLater)),
          styles: [`libs/themes/${theme}/src/tokens.css`],
        },
        replaced: new Set(
          definitions
            .filter(({ layer, kind }) => layer === theme && theme !== 'simple' && kind !== 'wrap')
            .map(({ slot }) => `simple/${slot}`),
        ),
        jsKb: theme === 'simple' ? jsKb - lessOfSimple : jsKb,
        cssKb,
      };
    }),
  );
}
