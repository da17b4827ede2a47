import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';
import { workspacePath } from './workspace-path.ts';

/** An export of a public barrel, and the file that defines it. */
interface Origin {
  readonly file: string;
  readonly name: string;
}

/**
 * Rewrites `import { Icon } from '@shop/kit'` to import from the file that defines `Icon`. A barrel would make every
 * user depend on all its files, and chunks are planned by dependencies.
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

/** Returns the names that a public barrel re-exports, with their files. */
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

/** A use of a public barrel in the source. `write` returns its replacement; null when the barrel must remain. */
interface BarrelUse {
  readonly barrel: string;
  readonly start: number;
  readonly end: number;
  readonly write: (origins: ReadonlyMap<string, Origin>) => string | null;
}

/** Finds imports of names, and `import('@shop/x').then((file) => file.name)`, in the order of the source. */
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

/** `name` of `(file) => file.name` and of `({ name }) => …`; null if more than one name is used, or none. */
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

/** Whether a source is a library's name or a folder's own barrel. */
const isBarrel = (source: string) => source.startsWith('@shop/') || /^\.\.?\/.*\/index\.ts$/.test(source);

type Named = readonly { readonly imported: string; readonly local: string }[];

/** Returns the names that are imported at run time; null for an import of types, of a namespace or of a default. */
function valueImports(node: ESTree.ImportDeclaration): Named | null {
  if (node.importKind === 'type') return null;
  const named: { imported: string; local: string }[] = [];
  for (const specifier of node.specifiers) {
    if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') return null;
    if (specifier.importKind !== 'type') named.push({ imported: specifier.imported.name, local: specifier.local.name });
  }
  return named;
}

/**
 * Returns one import per file, on one line so that line numbers do not change; null when a name has no file in the
 * barrel.
 */
function directImports(named: Named, origins: ReadonlyMap<string, Origin>): string | null {
  const lines: string[] = [];
  for (const { imported, local } of named) {
    const origin = origins.get(imported);
    if (!origin) return null;
    lines.push(`import { ${origin.name} as ${local} } from ${JSON.stringify(origin.file)};`);
  }
  return lines.join(' ');
}
