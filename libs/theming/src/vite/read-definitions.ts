import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { restyledPath } from './restyled-path.ts';
import { layerOf } from './workspace-path.ts';

/** How a layer renders a slot itself. */
export type OverrideKind = 'wrap' | 'replace' | 'restyle';

/** One line of a theme's definition: `Header: wrap(() => import('./frame/header.tsx'))`. */
export interface SlotImplementation {
  readonly layer: string;
  readonly slot: string;
  readonly kind: OverrideKind;
  /** The path of the file, relative to the repository's root. */
  readonly path: string;
}

/** A call of `wrap`, `replace` or `restyle` in the source of a definition. */
export interface SlotImport {
  readonly slot: string;
  readonly kind: OverrideKind;
  readonly source: string;
  /** The range of the source, including quotes. */
  readonly sourceAt: { readonly start: number; readonly end: number };
  /** The position of a second argument. */
  readonly at: number;
  /** The range of the whole property. */
  readonly start: number;
  readonly end: number;
}

/** Reads every definition of the repository. */
export function readDefinitions(workspace: string): readonly SlotImplementation[] {
  return globSync('libs/{themes,variants}/*/src/{theme,variant}.ts', { cwd: workspace }).flatMap((found) => {
    const path = found.replaceAll('\\', '/');
    const owner = layerOf(path);
    if (!owner) return [];
    const file = resolve(workspace, path);
    return slotImports(file, readFileSync(file, 'utf8')).map(({ slot, kind, source }) => {
      const found = relative(workspace, resolve(dirname(file), source)).replaceAll('\\', '/');
      return { layer: owner.layer, slot, kind, path: kind === 'restyle' ? restyledPath(found) : found };
    });
  });
}

/** Returns the implementations in a definition, in its order. @throws Error when one is not a plain import */
export function slotImports(id: string, code: string): SlotImport[] {
  const { program, errors } = parseSync(id, code);
  if (errors[0]) throw new Error(`${id}: ${errors[0].message}`);
  const found: SlotImport[] = [];
  new Visitor({
    Property({ key, value, start, end }) {
      if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier') return;
      const kind = value.callee.name;
      if (kind !== 'wrap' && kind !== 'replace' && kind !== 'restyle') return;
      const [load, ...rest] = value.arguments;
      const body = load?.type === 'ArrowFunctionExpression' ? load.body : undefined;
      const source = body?.type === 'ImportExpression' ? body.source : undefined;
      if (
        !load ||
        source?.type !== 'Literal' ||
        typeof source.value !== 'string' ||
        key.type !== 'Identifier' ||
        rest.length > 0
      ) {
        throw new Error(
          `${id}: ${kind}() stands beside a slot's name and takes () => import('./file.tsx') and nothing else`,
        );
      }
      found.push({
        slot: key.name,
        kind,
        source: source.value,
        sourceAt: { start: source.start, end: source.end },
        at: load.end,
        start,
        end,
      });
    },
  }).visit(program);
  return found;
}

/**
 * Returns the start of a definition's property `components`, and the position of its first entry. @throws Error when
 * there is none
 */
export function componentsPlace(id: string, code: string): { readonly before: number; readonly first: number } {
  let place: { readonly before: number; readonly first: number } | undefined;
  new Visitor({
    Property({ key, value, start }) {
      if (key.type === 'Identifier' && key.name === 'components' && value.type === 'ObjectExpression')
        place = { before: start, first: value.start + 1 };
    },
  }).visit(parseSync(id, code).program);
  if (!place) throw new Error(`${id} has no components`);
  return place;
}
