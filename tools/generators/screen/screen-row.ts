import type { Tree } from '@nx/devkit';
import { addProperty, propertyNames, propertyText } from '../code/object-literal.ts';
import { read } from '../layers/closure.ts';
import { areas, type ScreenNames } from './screen-names.ts';

const folder = 'libs/constants/src/screens';
interface Row {
  readonly file: string;
  /** The constant of the table. */
  readonly holder: string;
  readonly name: string;
}

/** The values of a row when its screen is implemented. */
interface FormattedRow {
  readonly path: string | undefined;
  readonly isInMenu: boolean;
}

/**
 * Fills the row of a screen that was not implemented yet, or adds one; a row that already has this screen does not
 * change.
 *
 * @returns the name of the row, and the expression of its URL
 * @throws Error when another screen has the row, or when there is neither a row nor a path
 */
export function formatRow(
  tree: Tree,
  screen: Omit<ScreenNames, 'row' | 'url'>,
  { path, isInMenu }: FormattedRow,
): Pick<ScreenNames, 'row' | 'url'> {
  const row = findRow(tree, screen, path) ?? addRow(tree, screen, path);
  const place = { holder: row.holder, path: [row.name] };
  const names = { row: row.name, url: `paths.${row.name}()` };
  const code = read(tree, row.file);
  const present = propertyText(code, place, 'folder');
  if (present === `'${screen.folder}'`) return names;
  if (present !== null) throw new Error(`The screen ${row.name} is drawn by ${present} already.`);
  const named = addProperty(code, place, 'folder', `'${screen.folder}'`);
  tree.write(row.file, isInMenu ? addProperty(named, place, 'menus', `['mypage']`) : named);
  return names;
}

function findRow(
  tree: Tree,
  { area, key, view }: Omit<ScreenNames, 'row' | 'url'>,
  path: string | undefined,
): Row | undefined {
  const { prefix } = areas[area];
  const wanted = prefix === '' ? key : `${prefix}${view}`;
  const rows = tablesOf(tree).flatMap(({ file, holder }) =>
    propertyNames(read(tree, file), { holder }).map((name) => ({ file, holder, name })),
  );
  return rows.find(({ file, holder, name }) =>
    path === undefined
      ? name === wanted
      : propertyText(read(tree, file), { holder, path: [name] }, 'path') === `'${path}'`,
  );
}

function addRow(tree: Tree, { area, key, view }: Omit<ScreenNames, 'row' | 'url'>, path: string | undefined): Row {
  const { table, row, prefix } = areas[area];
  if (!path?.startsWith('/'))
    throw new Error(`The table of screens has no row for ${key}: say its address, as --path=/mypage/${key}.`);
  const added = {
    file: `${folder}/${table}-screens.ts`,
    holder: `${table}Screens`,
    name: prefix === '' ? key : `${prefix}${view}`,
  };
  tree.write(
    added.file,
    addProperty(read(tree, added.file), { holder: added.holder }, added.name, `{ ...${row}, path: '${path}' }`),
  );
  return added;
}

function tablesOf(tree: Tree): readonly Pick<Row, 'file' | 'holder'>[] {
  return tree
    .children(folder)
    .filter((name) => name.endsWith('-screens.ts'))
    .flatMap((name) =>
      Array.from(read(tree, `${folder}/${name}`).matchAll(/^export const (\w+Screens) = \{$/gm), ([, holder = '']) => ({
        file: `${folder}/${name}`,
        holder,
      })),
    );
}
