import { screens, type ScreenName } from './screens.ts';

/**
 * The path of every screen in the router's notation. The build of the browser writes it out as plain data, so that no
 * page brings the rest of the table.
 */
export const screenPaths = Object.fromEntries(
  Object.entries(screens).map(([name, { path }]) => [name, path]),
  // `fromEntries` forgets that the keys are names of screens.
) as Readonly<Record<ScreenName, string>>;
