import { THEMES, catchAllScreen, screens, type Screen } from '@shop/constants';
import { frameSlots } from '@shop/pages/screens/frame-slots.ts';
import { inheritedPath, laterSlots, readDefinitions, readScreenSlots } from '@shop/theming/vite';
import type { ClientBuild, Page } from './measure.ts';

/** A screen in one theme, by its name in the table of screens. The limits are kB (1000 bytes) of gzip: scripts before hydration, and styles. */
export interface WatchedPage {
  readonly name: string;
  readonly theme: string;
  readonly page: Page;
  /** Slots of Simple that the theme draws itself, as `simple/Header`. */
  readonly replaced: ReadonlySet<string>;
  readonly jsKb: number;
  readonly cssKb: number;
}

/** Screens of goods and text. */
const readKb = 160;
/** Screens with forms, the checkout and my page. */
const formKb = 225;

/** Screens of text and goods alone. */
const read: readonly string[] = [
  ...['home', 'top', 'products', 'product', 'catchAll', 'sitemap', 'popup', 'maintenance', 'registerComplete'],
  ...['faq', 'newsList', 'news', 'blogs', 'blog'],
];

const rows: Readonly<Record<string, Screen>> = { ...screens, catchAll: catchAllScreen };
const cssKb = 20;

/** The watched pages in each theme: what the theme draws itself, its copies of Simple's parts, and Simple for the rest. */
export function watchedPages(workspace: string, build: ClientBuild): readonly WatchedPage[] {
  const definitions = readDefinitions(workspace);
  const screenSlots = readScreenSlots(workspace);
  const chain = (theme: string, slot: string) => {
    const own = definitions.find(({ layer, slot: name }) => layer === theme && name === slot);
    const base = definitions.find(({ layer, slot: name }) => layer === 'simple' && name === slot);
    const copy = base && inheritedPath(theme, base.path);
    if (own === undefined && copy !== undefined && build.has(copy)) return [copy];
    return [own, own && own.kind !== 'wrap' ? undefined : base].flatMap((found) => (found ? [found.path] : []));
  };
  return THEMES.flatMap((theme) =>
    Object.entries(rows).map(([name, { folder = '' }]) => {
      const isLater = (slot: string) => (laterSlots as readonly string[]).includes(slot);
      const drawn = [...frameSlots, ...(screenSlots[folder] ?? [])];
      const filesOf = (slots: readonly string[]) => slots.flatMap((slot) => chain(theme, slot));
      return {
        name,
        theme,
        page: {
          routes: [`../../libs/pages/src/${folder}/route.tsx`],
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
        jsKb: read.includes(name) ? readKb : formKb,
        cssKb,
      };
    }),
  );
}
