import { parseSync, Visitor, type Plugin } from 'vite';
import { layersOfEdition, type Edition } from './edition.ts';
import { layerOf, workspacePath } from './workspace-path.ts';

const layerPackage = /import\(\s*['"]@shop\/(?:theme|variant)-([a-z0-9-]+)/;

/**
 * Builds a customer's edition: removes all other themes and variants from the tables that import them before bundling,
 * and fails if the bundle still contains a module of one.
 */
export function editionPlugin(workspace: string, edition: Edition): Plugin {
  const layers = layersOfEdition(edition);
  return {
    name: 'shop:edition',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/apps\/storefront\/app\/.*\.ts$/, code: layerPackage },
      handler: (code, id) => ({ code: onlyLayers(id, code, layers), map: null }),
    },
    generateBundle(_options, bundle) {
      const foreign = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? foreignModules(workspace, file.moduleIds, layers) : [],
      );
      if (foreign.length > 0)
        this.error(`The edition ${edition.name} holds what is not its own:\n${foreign.join('\n')}`);
    },
  };
}

/** Removes entries of other layers from a table `name: () => import('@shop/theme-name')`. */
export function onlyLayers(id: string, code: string, layers: readonly string[]): string {
  const { program, errors } = parseSync(id, code);
  if (errors[0]) throw new Error(`${id}: ${errors[0].message}`);
  const cuts: { start: number; end: number }[] = [];
  new Visitor({
    Property({ value, start, end }) {
      if (value.type !== 'ArrowFunctionExpression') return;
      const layer = layerPackage.exec(code.slice(value.start, value.end))?.[1];
      if (layer !== undefined && !layers.includes(layer))
        cuts.push({ start, end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0) });
    },
  }).visit(program);
  return cuts.toReversed().reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), code);
}

/** Returns the modules of themes and variants that do not belong to an edition, relative to the repository's root. */
export function foreignModules(
  workspace: string,
  ids: readonly string[],
  layers: readonly string[],
): readonly string[] {
  return ids.flatMap((id) => {
    const path = workspacePath(workspace, id);
    const owner = path === null ? null : layerOf(path);
    return path !== null && owner && !layers.includes(owner.layer) ? [path] : [];
  });
}
