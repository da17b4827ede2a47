import { FRAMED } from './freeze.ts';

/** Returns the URL of a story in a theme or variant, for any page of Storybook. */
export const storyHref = (storyId: string, globals: Readonly<Record<string, string>>): string =>
  `./?path=/story/${encodeURIComponent(storyId)}&globals=${globalsOf(globals)}`;

/** Returns the URL of a story for a frame, without Storybook's interface. */
export const frameHref = (storyId: string, globals: Readonly<Record<string, string>>): string =>
  `iframe.html?id=${encodeURIComponent(storyId)}&viewMode=story&${FRAMED}&globals=${globalsOf({ ...globals, 'a11y.manual': '!true' })}`;

/** The page that shows a slot in every theme. */
export const everyThemeHref = (slot: string): string =>
  `./?path=/story/${encodeURIComponent('案内-すべてのテーマ--side-by-side')}&args=slot:${slot}`;

const globalsOf = (globals: Readonly<Record<string, string>>): string =>
  Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
