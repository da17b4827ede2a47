import type { Menu } from './screen.ts';
import { screens, type ScreenName } from './screens.ts';

/** Names of the screens that a menu lists, in its order. */
export function screensOfMenu(menu: Menu): readonly ScreenName[] {
  // `keys` forgets that they are names of screens.
  return (Object.keys(screens) as ScreenName[]).filter((name) => screens[name].menus?.includes(menu));
}
