import { THEMES, catchAllScreen, screens, type Screen } from '@shop/constants';
import { frameSlots } from '@shop/pages/screens/frame-slots.ts';
import { deferredSlots, readDefinitions, readScreenSlots } from '@shop/theming/vite';
import type { Page } from './measure.ts';

/** A screen in one theme, by its name in the table of screens. The limits are kB (1000 bytes) of gzip: scripts before hydration, and styles. */
export interface WatchedPage {
  readonly name: string;
  readonly theme: string;
  readonly page: Page;
  readonly jsKb: number;
  readonly cssKb: number;
}

/** Screens for products and text. */
const readKb = 160;
/** Screens with forms, the checkout and my page. */
const formKb = 225;

/** One screen per page type, with its limit of JavaScript in kB. */
const limits = {
  home: readKb,
  products: readKb,
  product: readKb,
  catchAll: readKb,
  contact: formKb,
  login: formKb,
  cart: formKb,
  cartShippingSelect: formKb,
  cartPayment: formKb,
  mypageUserInfoEdit: formKb,
} as const;

const rows: Readonly<Record<keyof typeof limits, Screen>> = { ...screens, catchAll: catchAllScreen };
const cssKb = 20;

/** Returns the measured pages in each theme: the theme's own components, and Simple's for the rest. */
export function watchedPages(workspace: string): readonly WatchedPage[] {
  const definitions = readDefinitions(workspace);
  const screenSlots = readScreenSlots(workspace);
  const chain = (theme: string, slot: string) => {
    const own = definitions.find(({ layer, slot: name }) => layer === theme && name === slot);
    const base = definitions.find(({ layer, slot: name }) => layer === 'simple' && name === slot);
    return [own, own && own.kind !== 'wrap' ? undefined : base].flatMap((found) => (found ? [found.path] : []));
  };
  return THEMES.flatMap((theme) =>
    Object.entries(limits).map(([name, jsKb]) => {
      const { folder = '' } = rows[name as keyof typeof limits];
      const isDeferred = (slot: string) => (deferredSlots as readonly string[]).includes(slot);
      const pageSlots = [...frameSlots, ...(screenSlots[folder] ?? [])];
      const filesOf = (slots: readonly string[]) => slots.flatMap((slot) => chain(theme, slot));
      return {
        name,
        theme,
        page: {
          routes: [`../../libs/pages/src/${folder}/route.tsx`],
          components: [
            ...['simple', theme].map((layer) => `libs/themes/${layer}/src/theme.ts`),
            ...filesOf(pageSlots.filter((slot) => !isDeferred(slot))),
          ],
          deferred: filesOf(pageSlots.filter(isDeferred)),
          styles: [`libs/themes/${theme}/src/tokens.css`],
        },
        jsKb,
        cssKb,
      };
    }),
  );
}
