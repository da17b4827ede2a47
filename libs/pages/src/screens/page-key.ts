import { screens, type ScreenName } from '@shop/constants';
import { findScreen } from './find-screen.ts';

/**
 * The key by which editors name the page at a path: its name in the table of screens, the shop's own top as `ec`.
 * Null for what has no name there: static pages, and addresses of nothing.
 */
export function pageKeyOf(path: string): string | null {
  const screen = findScreen(path);
  // `Object.keys` types the names as strings.
  const name = (Object.keys(screens) as ScreenName[]).find((key) => screens[key] === screen);
  if (name === undefined) return null;
  return name === 'top' ? 'ec' : name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
