import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DisplayFace } from '@shop/theming/tokens';

const themes = join(import.meta.dirname, '..', '..', 'libs', 'themes');

/** Returns the folder of a theme's sources. */
export const themeSources = (theme: string): string => join(themes, theme, 'src');

/** Returns the display fonts that a theme declares in `fonts.ts`; empty when it has no such file. */
export async function readFaces(theme: string): Promise<readonly DisplayFace[]> {
  const file = join(themeSources(theme), 'fonts.ts');
  if (!existsSync(file)) return [];
  const { fonts } = (await import(pathToFileURL(file).href)) as { readonly fonts: readonly DisplayFace[] };
  return fonts;
}
