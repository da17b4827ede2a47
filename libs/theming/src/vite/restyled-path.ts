import { baseTheme } from '../runtime/layers.ts';

const restyled = /^(libs\/(?:themes|variants)\/[^/]+\/src\/)restyled\/(.+)\.tsx$/;

/** Returns the virtual path of Simple's component for a layer that restyles it; the file exists only in builds. */
export const restyledPath = (sheet: string): string =>
  sheet.replace('/src/', '/src/restyled/').replace(/\.module\.css$/, '.tsx');

/**
 * Returns Simple's component and the layer's stylesheet of a restyled component, relative to the repository's root;
 * null for any other file.
 */
export function partsOfRestyled(path: string): { readonly component: string; readonly sheet: string } | null {
  const [, folder, name] = restyled.exec(path) ?? [];
  return folder === undefined || name === undefined
    ? null
    : { component: `libs/themes/${baseTheme}/src/${name}.tsx`, sheet: `${folder}${name}.module.css` };
}
