import { logger, type Tree } from '@nx/devkit';
import { addMember, append } from '../code/declarations.ts';
import { addTypeImport } from '../code/named-imports.ts';
import { addProperty } from '../code/object-literal.ts';
import { read } from '../layers/closure.ts';
import { addVersion } from '../code/slot-version.ts';
import { addEntry } from '../layers/definition.ts';
import { simple } from '../layers/layer.ts';
import { kinds, type Kind } from './kind.ts';
import { formatRow } from './screen-row.ts';
import { areas, screenNames, type Area, type ScreenNames } from './screen-names.ts';

interface Options {
  readonly name: string;
  readonly kind: keyof typeof kinds;
  readonly area?: Area;
  readonly path?: string;
  readonly title?: string;
}

/**
 * `nx g @shop/tools:screen login_history --kind=log`: creates a screen of a kind in eight files: its row, contract and
 * version, texts, Simple's registration and component, its route, and a story that fails until its content is
 * described. Running it again changes nothing.
 *
 * @throws Error when the name is invalid, the kind has no such area, or the row is not available
 */
export default function screen(tree: Tree, { name, kind: wanted, area: wantedArea, path, title }: Options): void {
  const kind: Kind = kinds[wanted];
  const area = wantedArea ?? kind.areas[0];
  if (!kind.areas.includes(area))
    throw new Error(`A screen of the kind ${wanted} stands in ${kind.areas.join(' or ')}, not in ${area}.`);
  const named = screenNames(name, area, title);
  const names: ScreenNames = { ...named, ...formatRow(tree, named, { path, isInMenu: kind.isInMenu }) };
  declare(tree, names, kind);
  write(tree, names, kind);
  const component = `${simple.folder}/src/${area}/${names.folder}-page.tsx`;
  const files = {
    [`libs/pages/src/${names.folder}/route.tsx`]: kind.route(names),
    [component]: kind.component(names),
    [component.replace('.tsx', '.stories.tsx')]: kind.story(names),
  };
  for (const [file, text] of Object.entries(files)) if (!tree.exists(file)) tree.write(file, text);
  addEntry(tree, simple, { slot: names.slot, kind: 'replace', path: component });
  logger.info(
    `${names.slot} is rendered by ${component}. Its story fails until it states what the page shows; the data is read in libs/pages/src/${names.folder}/route.tsx.`,
  );
}

/** Declares the slot in the contract; an existing one does not change. */
function declare(tree: Tree, names: ScreenNames, { view, props, types }: Kind): void {
  const { area, slot } = names;
  const file = `libs/theming/src/contract/${area}.ts`;
  const before = read(tree, file);
  const declared = addMember(before, `${capital(area)}Slots`, slot, props(names));
  if (declared === before) return;
  tree.write(
    file,
    types.reduce((code, type) => addTypeImport(code, './kinds.ts', type), append(declared, view(names))),
  );
  addVersion(tree, slot);
}

/** Writes the texts, and the menu's label if the screen is in the menu. */
function write(tree: Tree, { area, key, row, title }: ScreenNames, { texts, isInMenu }: Kind): void {
  const file = `libs/copy/src/${area}.ts`;
  const holder = `${area}Copy`;
  const lines = Object.entries({ title: `'${title}'`, ...texts }).map(([name, text]) => `    ${name}: ${text},\n`);
  const worded = addProperty(read(tree, file), { holder }, key, `{\n${lines.join('')}  }`);
  tree.write(
    file,
    isInMenu ? addProperty(worded, { holder, path: [areas.account.prefix, 'menu'] }, row, `'${title}'`) : worded,
  );
}

const capital = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase());
