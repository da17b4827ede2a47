import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync, type ESTree, type Plugin } from 'vite';
import { workspacePath } from './workspace-path.ts';

/** A name of a public door and where it really comes from. */
interface Origin {
  readonly file: string;
  readonly name: string;
}

/**
 * `import { Icon } from '@shop/kit'` becomes an import of the file that has `Icon`. A door that re-exports makes every
 * file behind it look needed by everyone who uses the door, and chunks are planned by what a file needs.
 */
export function directImportsPlugin(workspace: string): Plugin {
  const doors = new Map<string, { readonly at: number; readonly origins: ReadonlyMap<string, Origin> }>();
  const readDoor = (file: string) => {
    const at = statSync(file).mtimeMs;
    const known = doors.get(file);
    if (known?.at === at) return known.origins;
    const origins = doorOrigins(file, readFileSync(file, 'utf8'));
    doors.set(file, { at, origins });
    return origins;
  };
  return {
    name: 'shop:direct-imports',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: /from '@shop\// },
      async handler(code, id) {
        const { program } = parseSync(id, code);
        let out = code;
        for (const node of program.body.toReversed()) {
          if (node.type !== 'ImportDeclaration' || !node.source.value.startsWith('@shop/')) continue;
          const named = valueImports(node);
          if (!named) continue;
          const door = await this.resolve(node.source.value, id);
          if (!door || !workspacePath(workspace, door.id)?.endsWith('/index.ts')) continue;
          const direct = directImports(named, readDoor(door.id));
          if (direct) out = `${out.slice(0, node.start)}${direct}${out.slice(node.end)}`;
        }
        return out === code ? null : { code: out, map: null };
      },
    },
  };
}

/** Names that a public door hands on, with their files. */
export function doorOrigins(file: string, code: string): ReadonlyMap<string, Origin> {
  const origins = new Map<string, Origin>();
  for (const node of parseSync(file, code).program.body) {
    if (node.type !== 'ExportNamedDeclaration' || !node.source?.value.startsWith('.')) continue;
    const from = resolve(dirname(file), node.source.value);
    for (const { exported, local, exportKind } of node.specifiers) {
      if (exportKind !== 'type' && exported.type === 'Identifier' && local.type === 'Identifier') origins.set(exported.name, { file: from, name: local.name });
    }
  }
  return origins;
}

type Named = readonly { readonly imported: string; readonly local: string }[];

/** The names an import takes at run time; null for an import of types, of the whole, or of a default. */
function valueImports(node: ESTree.ImportDeclaration): Named | null {
  if (node.importKind === 'type') return null;
  const named: { imported: string; local: string }[] = [];
  for (const specifier of node.specifiers) {
    if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') return null;
    if (specifier.importKind !== 'type') named.push({ imported: specifier.imported.name, local: specifier.local.name });
  }
  return named;
}

/** One import a file, on one line so that the lines of the source keep their numbers; null when a name has no file of its own. */
function directImports(named: Named, origins: ReadonlyMap<string, Origin>): string | null {
  const lines: string[] = [];
  for (const { imported, local } of named) {
    const origin = origins.get(imported);
    if (!origin) return null;
    lines.push(`import { ${origin.name} as ${local} } from ${JSON.stringify(origin.file)};`);
  }
  return lines.join(' ');
}
