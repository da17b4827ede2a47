import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { groupOfHelper, groupOfLibrary, planGroups, type PagePlan, type SlotGroup } from './chunk-plan.ts';
import { readDefinitions } from './read-definitions.ts';
import { layerOf, workspacePath } from './workspace-path.ts';

const vendor = /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]|rolldown[\\/]runtime/;
/** What starts every page. */
const entries = ['app/entry.client.tsx', 'app/root.tsx', 'app/root.tsx?__react-router-build-client-route'];
const library = /^libs\/(?:kit|forms|copy|japanese|money|form-definitions|constants|pages|state|api)\/src\//;

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Sorts the client's modules into few files: vendor, shell, what pages share, and one file a theme for slots that come together. */
export function chunksPlugin(workspace: string, plan: PagePlan): Plugin {
  const groups = planGroups(readDefinitions(workspace), plan);
  const screens = new Map<string, SlotGroup>();
  let viteRoot = workspace;
  let shell: ReadonlySet<string> | undefined;

  /** Groups of slots that reach a module through static imports. */
  function usedBy(id: string, context: Context, seen = new Set<string>(), found = new Set<SlotGroup>()): Set<SlotGroup> {
    if (seen.has(id)) return found;
    seen.add(id);
    const path = workspacePath(workspace, id) ?? '';
    const group = groups.get(path) ?? screenGroup(path);
    if (group) found.add(group);
    for (const importer of context.getModuleInfo(id)?.importers ?? []) usedBy(importer, context, seen, found);
    return found;
  }

  /** A screen's own code counts as one more chunk that needs the module. */
  function screenGroup(path: string): SlotGroup | undefined {
    const folder = /^libs\/pages\/src\/([^/]+)\//.exec(path)?.[1];
    if (folder === undefined || folder === 'frame' || folder === 'routes') return undefined;
    const known = screens.get(folder) ?? { name: `pages.${folder}`, pages: new Set([folder]) };
    screens.set(folder, known);
    return known;
  }

  /** What the entries import at once; the rest of a page may come later. */
  function shellOf(context: Context): ReadonlySet<string> {
    const found = new Set<string>();
    const visit = (id: string) => {
      const info = found.has(id) ? null : context.getModuleInfo(id);
      if (!info) return;
      found.add(id);
      info.importedIds.forEach(visit);
    };
    for (const entry of entries) visit(join(viteRoot, entry));
    return found;
  }

  const nameOf = (id: string, context: Context): string | null => {
    shell ??= shellOf(context);
    if (shell.has(id)) return 'shell';
    const path = workspacePath(workspace, id) ?? '';
    const owner = layerOf(path);
    if (owner) return groups.get(path)?.name ?? groupOfHelper(owner.layer, usedBy(id, context));
    return library.test(path) ? groupOfLibrary(path, usedBy(id, context)) : null;
  };
  const only = (wanted: (name: string) => boolean): Rolldown.CodeSplittingNameFunction => (id, context) => {
    const name = nameOf(id, context);
    return name !== null && wanted(name) ? name : null;
  };
  const isShared = (name: string) => name === 'forms' || name.startsWith('kit.');

  return {
    name: 'shop:chunks',
    configResolved: ({ root }) => {
      viteRoot = root;
    },
    buildStart: () => {
      shell = undefined;
    },
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: {
                // A route's file may export more than its route, for other files; the router takes what it knows by name.
                preserveEntrySignatures: 'allow-extension',
                output: {
                  codeSplitting: {
                    // A group takes along what its modules import, so those that others share come first.
                    groups: [
                      { name: 'vendor', test: vendor, priority: 4 },
                      { name: only((group) => group === 'shell'), priority: 3, debugName: 'shell' },
                      { name: only(isShared), priority: 2, debugName: 'shared', includeDependenciesRecursively: false },
                      { name: only((group) => group !== 'shell' && !isShared(group)), priority: 1, debugName: 'slots', includeDependenciesRecursively: false },
                    ],
                  },
                },
              },
            },
          }
        : undefined,
  };
}
