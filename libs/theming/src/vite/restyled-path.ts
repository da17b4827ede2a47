import { baseTheme } from '../runtime/layers.ts';

const restyled = /^(libs\/(?:themes|variants)\/[^/]+\/src\/)restyled\/(.+)\.tsx$/;

/** Where Simple's component stands for a layer that has a style sheet of its own for it; only builds know that file. */
export const restyledPath = (sheet: string): string =>
  sheet.replace('/src/', '/src/restyled/').replace(/\.module\.css$/, '.tsx');

/** What a restyled component is made of: Simple's component and the layer's sheet, from the repository's folder; null for any other file. */
export function partsOfRestyled(path: string): { readonly component: string; readonly sheet: string } | null {
  const [, folder, name] = restyled.exec(path) ?? [];
  return folder === undefined || name === undefined
    ? null
    : { component: `libs/themes/${baseTheme}/src/${name}.tsx`, sheet: `${folder}${name}.module.css` };
}
