import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';
import { workspace } from './workspace.ts';

/** A file of stories and its named exports. */
export interface StoryFile {
  /** The path relative to the repository's root. */
  readonly path: string;
  /** `product-card` of `product-card.stories.tsx`: a slot's name in the form of files. */
  readonly name: string;
  /** `商品/商品カード` */
  readonly title: string;
  /** `InStock`, `SoldOut`, … */
  readonly stories: readonly string[];
  /** The names that stories give themselves. */
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Returns the stories of the contract's slots: written once, next to Simple's components, and rendered in every theme.
 */
export function slotStories(): readonly StoryFile[] {
  return globSync('libs/themes/simple/src/**/*.stories.tsx', { cwd: workspace }).map((path) => ({
    path: path.replaceAll('\\', '/'),
    name: basename(path, '.stories.tsx'),
    ...readStories(path, readFileSync(join(workspace, path), 'utf8')),
  }));
}

/**
 * Returns the title of a file of stories, the constants that it exports, and their names. @throws Error without a title
 */
export function readStories(path: string, code: string): Pick<StoryFile, 'title' | 'stories' | 'names'> {
  const stories: string[] = [];
  const names = new Map<string, string>();
  const titles: string[] = [];
  new Visitor({
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const { id, init } of declaration.declarations) {
        if (id.type !== 'Identifier') continue;
        stories.push(id.name);
        const name = textOf(init, 'name');
        if (name !== undefined) names.set(id.name, name);
      }
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.name !== 'meta') return;
      const title = textOf(init, 'title');
      if (title !== undefined) titles.push(title);
    },
  }).visit(parseSync(path, code).program);
  const [title] = titles;
  if (title === undefined) throw new Error(`${path} has no title`);
  return { title, stories, names };
}

/** The text of a property of an object in the source. */
function textOf(init: ESTree.Expression | null, name: string): string | undefined {
  const object = init?.type === 'TSSatisfiesExpression' ? init.expression : init;
  if (object?.type !== 'ObjectExpression') return undefined;
  for (const property of object.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== name) continue;
    if (property.value.type === 'Literal' && typeof property.value.value === 'string') return property.value.value;
  }
  return undefined;
}
