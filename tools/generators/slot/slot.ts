import { logger, names, type Tree } from '@nx/devkit';
import { addMember, append } from '../code/declarations.ts';
import { addVersion } from '../code/slot-version.ts';
import { read } from '../layers/closure.ts';
import { addEntry } from '../layers/definition.ts';
import { simple } from '../layers/layer.ts';
import { componentSource, fixtureSource, propsSource, storySource, styleSource, type SlotNames } from './templates.ts';

/** Areas of the contract with the first part of their stories' titles. */
const areas = {
  frame: '枠',
  home: 'トップ',
  catalogue: '商品',
  checkout: '購入',
  account: 'マイページ',
  content: 'コンテンツ',
} as const;

type Area = keyof typeof areas;

/**
 * `nx g @shop/tools:slot ReviewList --area=catalogue --doc="The reviews of a product"`: a slot in the contract with its
 * version, Simple's component, a fixture and a story. Running it again changes nothing.
 *
 * @throws Error when the name is not in PascalCase
 */
export default function slot(
  tree: Tree,
  { name, area, doc }: { readonly name: string; readonly area: Area; readonly doc: string },
): void {
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) throw new Error(`"${name}" is no name of a slot: write it like ReviewList.`);
  const { fileName: file, propertyName: value } = names(name);
  const slotNames: SlotNames = { slot: name, file, value };
  declareSlot(tree, slotNames, area, doc);
  const place = `${simple.folder}/src/${area}/${file}`;
  const files = {
    [`${place}.tsx`]: componentSource(slotNames),
    [`${place}.module.css`]: styleSource,
    [`${place}.fixtures.ts`]: fixtureSource(slotNames),
    [`${place}.stories.tsx`]: storySource(slotNames, areas[area]),
  };
  for (const [path, text] of Object.entries(files)) if (!tree.exists(path)) tree.write(path, text);
  addEntry(tree, simple, { slot: name, kind: 'replace', path: `${place}.tsx` });
  logger.info(
    `The slot ${name} is in libs/theming/src/contract/${area}.ts, Simple's component in ${place}.tsx. Render it with slot('${name}').`,
  );
}

function declareSlot(tree: Tree, slotNames: SlotNames, area: Area, doc: string): void {
  const { slot: name } = slotNames;
  const Area = area[0]?.toUpperCase() + area.slice(1);
  const edit = (path: string, change: (code: string) => string) => tree.write(path, change(read(tree, path)));
  edit(`libs/theming/src/contract/${area}.ts`, (code) =>
    append(addMember(code, `${Area}Slots`, name, `${name}Props`), propsSource(slotNames, doc)),
  );
  addVersion(tree, name);
}
