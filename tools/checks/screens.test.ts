import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { openedAddresses } from '../screens/opened-addresses.ts';
import { screenTable, isRenderedBySimple } from '../screens/screen-table.ts';
import { screensPage } from '../screens/screens-page.ts';
import { specScreens } from './spec-screens.ts';
import { root } from './workspace.ts';

const rows = screenTable();
const specified = specScreens.map((path) => [path, rows.find((row) => row.path === path)] as const);

/** Screens that are not implemented yet, each with what is missing. */
const notRendered: Readonly<Record<string, string>> = {};

describe('the 66 screens of spec §2', () => {
  it('are 66, without duplicates', () => {
    expect(new Set(specScreens).size).toBe(66);
    expect(specScreens).toHaveLength(66);
  });

  it.each(specified)('%s has a row, a slot that Simple renders, stories and a journey', (path, row) => {
    if (!row) throw new Error(`${path} has no row`);
    if (row.slot === null) return expect(Object.keys(notRendered), 'not rendered').toContain(path);
    expect(row.stories, `stories of ${row.slot}`).not.toBeNull();
    expect(isRenderedBySimple(row), `${row.slot} of Simple`).toBe(true);
    expect(row.states).toBeGreaterThan(0);
    expect(row.journeys.length, 'a journey that opens it').toBeGreaterThan(0);
    return undefined;
  });

  it('are opened by a journey each, as are all other screens', () => {
    expect(rows.filter(({ slot, journeys }) => slot !== null && journeys.length === 0).map(({ path }) => path)).toEqual(
      [],
    );
  });

  it('match docs/screens.md, which `npm run screens` writes', () => {
    expect(readFileSync(join(root, 'docs', 'screens.md'), 'utf8')).toBe(screensPage(rows));
  });
});

describe('access to a screen, and its indexing', () => {
  /** Screens of the account area that are also shown after logout or withdrawal. */
  const farewells = ['/mypage/leave', '/mypage/logout'];
  /**
   * Login and registration screens. Those that finish a login are also shown with the new access token, or to customers
   * without access.
   */
  const waysIn = /^\/(?:login|login_sync|register|reminder(?:\/.*)?)$/;
  const steps = /^\/cart\/(?!complete$)/;
  /** Personal screens, steps of a flow, its end, or pages that nobody searches for. */
  const unlisted =
    /^\/(?:mypage|cart|login|login_sync|register|reminder|social-gift|maintenance|popup|sample)\b|\/(?:confirm|complete)$/;

  it.each(specified)('%s matches its path', (path, row) => {
    const access = waysIn.test(path)
      ? 'logout-only'
      : steps.test(path)
        ? 'member-only'
        : path.startsWith('/mypage') && !farewells.includes(path)
          ? 'login-only'
          : 'public';
    expect(row).toMatchObject({ access, isIndexable: !unlisted.test(path) });
  });
});

describe('the URLs that a journey opens', () => {
  const opened = (code: string) =>
    openedAddresses(ts.createSourceFile('planted.ts', code, ts.ScriptTarget.Latest, true));

  it.each([
    ["page.goto('/faq/?q=ham#qa-1')", ['/faq/']],
    ["page.goto('/login/?back=/mypage/address/')", ['/login/', '/mypage/address/']],
    ['page.goto(`/product/${key}/`)', ['/product/1/']],
    ['page.goto(`${origin}/mypage/measurement/`)', ['/mypage/measurement/']],
    ["for (const path of ['/cart/', '/login/']) page.goto(path)", ['/cart/', '/login/']],
    ["const way = '/blog/'; page.goto(way)", ['/blog/']],
    ["page.goto(own(baseURL, 'fle', '/product/'))", ['/product/']],
    [String.raw`expect(page).toHaveURL(/\/news\/\d+\/$/)`, ['/news/1/']],
    [String.raw`expect(page).toHaveURL(/page=2$/)`, []],
    ["expect(page).not.toHaveURL('/faq/')", []],
    ["expect(link).toHaveAttribute('href', '/faq/')", []],
  ])('%s', (code, addresses) => {
    expect(opened(code)).toEqual(addresses);
  });
});
