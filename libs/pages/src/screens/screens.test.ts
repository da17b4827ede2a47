import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catchAllScreen, paths, screens, screensOfMenu } from '@shop/constants';
import { accountCopy, footerCopy } from '@shop/copy';
import { describe, expect, it } from 'vitest';
import { screenSlots } from 'virtual:screen-slots';
import { footerGroups } from '../frame/footer-links.ts';

const pages = join(import.meta.dirname, '..');
const repository = join(pages, '../../..');
const rows = [...Object.entries(screens), ['catchAll', catchAllScreen] as const].map(([name, row]) => ({ name, row }));
const screenKeys = new Set(rows.filter(({ row }) => 'key' in row).map(({ name }) => name));
const withPages = rows.flatMap(({ name, row: { folder } }) => (folder === undefined ? [] : [{ name, folder }]));

describe('the table of screens', () => {
  it.each(withPages)('maps $name to its file in $folder, with a page slot, a head and a screen', async ({ folder }) => {
    expect(screenSlots[folder]).not.toEqual([]);
    const route: unknown = await import(join(pages, folder, 'route.tsx'));
    expect(route).toMatchObject({ default: expect.any(Function), meta: expect.any(Function) });
  });

  it.each(withPages.filter(({ name }) => screenKeys.has(name)))(
    'makes the server refuse an impossible key of $name',
    async ({ folder }) => {
      expect(await import(join(pages, folder, 'route.tsx'))).toMatchObject({ loader: expect.any(Function) });
    },
  );

  it('has a row for every screen', () => {
    const files = readdirSync(pages).filter((folder) => existsSync(join(pages, folder, 'route.tsx')));
    expect(files.toSorted()).toEqual([...new Set(withPages.map(({ folder }) => folder))].toSorted());
  });

  it('indexes, lists and caches only public screens', () => {
    const wrong = rows.filter(
      ({ row }) => (row.indexable || row.cached !== null || row.inSitemap) && row.access !== 'public',
    );
    expect(wrong).toEqual([]);
  });

  it('is linked to only where a screen is rendered', () => {
    const notRendered = new Set<string>(rows.filter(({ row }) => row.folder === undefined).map(({ name }) => name));
    const files = globSync('{libs/{pages,kit,themes,variants}/**/src,apps/storefront/app}/**/*.{ts,tsx}', {
      cwd: repository,
      exclude: ['**/node_modules/**'],
    });
    expect(files.length).toBeGreaterThan(500);
    const links = files.flatMap((file) => {
      const named = readFileSync(join(repository, file), 'utf8').matchAll(/\b(?:paths|screenPaths)\.(\w+)/g);
      return Array.from(named, ([, name = '']) => name)
        .filter((name) => notRendered.has(name))
        .map((name) => `${file}: ${name}`);
    });
    expect(links).toEqual([]);
  });

  it('includes only rendered screens in menus and the sitemap', () => {
    expect(rows.filter(({ row }) => row.folder === undefined && (row.menus || row.inSitemap))).toEqual([]);
  });

  it('has a label for every entry of the footer', () => {
    const links = footerGroups(footerCopy, []).flatMap((group) => group.links);
    expect(links.filter(({ label }) => label === '')).toEqual([]);
    expect(links.map(({ href }) => href)).toEqual(
      expect.arrayContaining(screensOfMenu('service').map((name) => `${screens[name].path}/`)),
    );
    expect(links).toContainEqual({ label: footerCopy.screens.cart, href: paths.cart() });
  });

  it('has a label for every entry of the account menu', () => {
    // Measurements have their own copy: not every shop has them.
    expect(Object.keys({ ...accountCopy.mypage.menu, mypageMeasurement: '' })).toEqual(
      expect.arrayContaining([...screensOfMenu('mypage')]),
    );
  });
});
