import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COLOR_NAMES } from '@shop/constants';
import { describe, expect, it } from 'vitest';
import { contrastPairs, contrastRatio, schemeCss, type Tokens } from '@shop/theming/tokens';
import { root } from './workspace.ts';

const themes = globSync('libs/themes/*/src/tokens.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted()
  .map((file) => ({ theme: file.split('/')[2] ?? file, file }));

const read = async (file: string): Promise<Tokens> => {
  const module: { readonly tokens: Tokens } = await import(pathToFileURL(join(root, file)).href);
  return module.tokens;
};

/** Roles that need no contrast: hairlines, the grey of loading placeholders, the backdrop of a dialog. */
const decoration = ['line', 'skeleton', 'scrim'];

describe('the colours of the themes', () => {
  it.each(themes)('of $theme can all be overridden by a channel, except the backdrop', async ({ file }) => {
    const { color } = await read(file);
    expect([...COLOR_NAMES, 'scrim'].toSorted()).toEqual(Object.keys(color).toSorted());
  });

  it('exist for at least nine themes', () => {
    expect(themes.length).toBeGreaterThanOrEqual(9);
  });

  it.each(themes)('are readable in $theme wherever two of them meet (WCAG 2.2 AA)', async ({ file }) => {
    const { color } = await read(file);
    for (const { over, under, least } of contrastPairs) {
      expect
        .soft(contrastRatio(color[over], color[under]), `${over} ${color[over]} on ${under} ${color[under]}`)
        .toBeGreaterThanOrEqual(least);
    }
  });

  it('are all checked in pairs, except decoration', async () => {
    const paired = new Set(contrastPairs.flatMap(({ over, under }) => [over, under] as string[]));
    for (const { theme, file } of themes) {
      expect
        .soft(
          Object.keys((await read(file)).color).filter((role) => !paired.has(role)),
          theme,
        )
        .toEqual(decoration);
    }
  });

  it('list every pair once', () => {
    const names = contrastPairs.map(({ over, under }) => `${over} on ${under}`);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(themes)('remain readable in $theme under any channel’s colour scheme', async ({ theme, file }) => {
    const { color } = await read(file);
    const samples = ['#ffffff', '#000000', '#ffcc00', '#7a1022', '#777777', '#0b57d0'];
    for (const role of Object.keys(color)) {
      for (const value of samples) {
        const { colors } = schemeCss(theme, color, { [role]: value, accent: value });
        const unreadable = contrastPairs.filter(
          ({ over, under, least }) => contrastRatio(colors[over], colors[under]) < least,
        );
        expect.soft(unreadable, `${role} and accent as ${value}`).toEqual([]);
      }
    }
  });
});
