import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';
import { workspacePath } from './workspace-path.ts';

/** A name of a public barrel and where it really comes from. */
interface Origin {
  readonly file: string;
  readonly name: string;
}

/**
 * `import { Icon } from '@shop/kit'` becomes an import of the file that has `Icon`. A barrel that re-exports makes every
 * file behind it look needed by everyone who uses the barrel, and chunks are planned by what a file needs.
 */
export function directImportsPlugin(workspace: string): Plugin {
  const barrels = new Map<string, { readonly at: number; readonly origins: ReadonlyMap<string, Origin> }>();
  const readBarrel = (file: string) => {
    const at = statSync(file).mtimeMs;
    const known = barrels.get(file);
    if (known?.at === at) return known.origins;
    const origins = barrelOrigins(file, readFileSync(file, 'utf8'));
    barrels.set(file, { at, origins });
    return origins;
  };
  return {
    name: 'shop:direct-imports',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\.tsx?$/, exclude: /node_modules/ },
        code: /(?:from |import\()'(?:@shop\/|[^']*\/index\.ts')/,
      },
      async handler(code, id) {
        let out = code;
        for (const use of barrelUses(id, code).toReversed()) {
          const barrel = await this.resolve(use.barrel, id);
          if (!barrel || !workspacePath(workspace, barrel.id)?.endsWith('/index.ts')) continue;
          const direct = use.write(readBarrel(barrel.id));
          if (direct) out = `${out.slice(0, use.start)}${direct}${out.slice(use.end)}`;
        }
        return out === code ? null : { code: out, map: null };
      },
    },
  };
}

/** Names that a public barrel hands on, with their files. */
export function barrelOrigins(file: string, code: string): ReadonlyMap<string, Origin> {
  const origins = new Map<string, Origin>();
  for (const node of parseSync(file, code).program.body) {
    if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type' || !node.source?.value.startsWith('.'))
      continue;
    const from = resolve(dirname(file), node.source.value);
    for (const { exported, local, exportKind } of node.specifiers) {
      if (exportKind !== 'type' && exported.type === 'Identifier' && local.type === 'Identifier')
        origins.set(exported.name, { file: from, name: local.name });
    }
  }
  return origins;
}

/** A place where a public barrel is used, and what may stand there instead; null when the barrel must stay. */
interface BarrelUse {
  readonly barrel: string;
  readonly start: number;
  readonly end: number;
  readonly write: (origins: ReadonlyMap<string, Origin>) => string | null;
}

/** Imports of names, and `import('@shop/x').then((file) => file.name)`, in the order of the source. */
function barrelUses(id: string, code: string): BarrelUse[] {
  const found: BarrelUse[] = [];
  new Visitor({
    ImportDeclaration(node) {
      const named = isBarrel(node.source.value) ? valueImports(node) : null;
      if (named)
        found.push({
          barrel: node.source.value,
          start: node.start,
          end: node.end,
          write: (origins) => directImports(named, origins),
        });
    },
    CallExpression({ callee, arguments: [take] }) {
      if (
        callee.type !== 'MemberExpression' ||
        callee.object.type !== 'ImportExpression' ||
        take?.type !== 'ArrowFunctionExpression'
      )
        return;
      const { source } = callee.object;
      if (source.type !== 'Literal' || typeof source.value !== 'string' || !isBarrel(source.value)) return;
      const name = takenName(take);
      if (name === null) return;
      const write = (origins: ReadonlyMap<string, Origin>) => {
        const origin = origins.get(name);
        return origin?.name === name ? JSON.stringify(origin.file) : null;
      };
      found.push({ barrel: source.value, start: source.start, end: source.end, write });
    },
  }).visit(parseSync(id, code).program);
  return found.sort((a, b) => a.start - b.start);
}

/** `name` of `(file) => file.name` and of `({ name }) => …`; null for what takes more of a file, or nothing. */
function takenName({ params: [taken], body }: ESTree.ArrowFunctionExpression): string | null {
  if (taken?.type === 'Identifier')
    return body.type === 'MemberExpression' &&
      body.object.type === 'Identifier' &&
      body.object.name === taken.name &&
      body.property.type === 'Identifier'
      ? body.property.name
      : null;
  const [property, ...more] = taken?.type === 'ObjectPattern' ? taken.properties : [];
  return property?.type === 'Property' && property.key.type === 'Identifier' && more.length === 0
    ? property.key.name
    : null;
}

/** A library by its name, or a folder's own barrel. */
const isBarrel = (source: string) => source.startsWith('@shop/') || /^\.\.?\/.*\/index\.ts$/.test(source);

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
