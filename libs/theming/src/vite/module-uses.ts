import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { baseTheme } from '../runtime/layers.ts';
import { isDeferredDefinitions, deferredDefinitions } from './deferred-definitions.ts';
import { listLayers } from './list-layers.ts';
import type { PagePlan } from './page-plan.ts';
import { readDefinitions } from './read-definitions.ts';
import { layerOf, screenOf, workspacePath } from './workspace-path.ts';

export type ModuleContext = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** The users of a module: screens (`frame` for all) before and after hydration, and layers (empty for all). */
export interface Uses {
  readonly early: Set<string>;
  readonly late: Set<string>;
  readonly layers: Set<string>;
}

/** Which parts of the shop need a module of the browser build. */
export interface ModuleUses {
  /** The part that every visit loads first: React and the router, or what the root imports; null for the rest. */
  readonly startOf: (id: string, context: ModuleContext) => 'vendor' | 'shell' | null;
  /** The slot that a file implements, and the variant that it belongs to; null for none. */
  readonly partOf: (id: string) => { readonly slot: string | null; readonly variant: string | null };
  /** The screens and layers that need a module. */
  readonly usesOf: (id: string, context: ModuleContext) => Uses;
  /** Whether a module imports, directly or not, a library that is loaded on demand. */
  readonly isOnDemand: (id: string, context: ModuleContext) => boolean;
}

const vendor =
  /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]|rolldown[\\/]runtime/;
const roots = ['apps/storefront/app/hydrate-shop.tsx', 'apps/storefront/app/root.tsx'];
/** Only forms and messages need these libraries: what imports one is loaded on demand. */
const onDemand = /node_modules[\\/](?:formik|yup|luxon|react-toastify)[\\/]/;
const definition = /^(?:theme|variant|index)\.ts$/;

/** Follows the imports of modules up to the root, the slots and the screens that need them. */
export function moduleUses(workspace: string, plan: PagePlan): ModuleUses {
  const definitions = readDefinitions(workspace);
  const slots = new Map(definitions.map((slot) => [slot.path, slot]));
  const layers = listLayers(workspace);
  const themes = layers.filter(({ kind, name }) => kind === 'theme' && name !== baseTheme);
  const variants = new Set(layers.flatMap(({ kind, name }) => (kind === 'variant' ? [name] : [])));
  const shell = new Set<string>();
  const pathOf = (id: string) => workspacePath(workspace, id.replace(deferredDefinitions, '')) ?? '';
  const isDefinition = (id: string) => !isDeferredDefinitions(id) && definition.test(layerOf(pathOf(id))?.file ?? '');
  // The router imports the root with a query of its own.
  const fileOf = (id: string) => id.replace(/\?.*$/, '');

  function addToShell(id: string, context: ModuleContext): void {
    if (shell.has(id) || vendor.test(id)) return;
    shell.add(id);
    context.getModuleInfo(id)?.importedIds.forEach((next) => addToShell(next, context));
  }

  const screensOf = (slot: string): readonly string[] =>
    plan.everyPage.includes(slot)
      ? ['frame']
      : [...plan.screens].flatMap(([screen, rendered]) => (rendered.includes(slot) ? [screen] : []));

  /**
   * Returns the layer whose users are the only ones to load a slot's file. Simple's is for all, unless every other
   * theme replaces it.
   */
  function readersOf({ layer, slot }: { readonly layer: string; readonly slot: string }): string {
    const isReplaced = (theme: string) =>
      definitions.some((own) => own.layer === theme && own.slot === slot && own.kind !== 'wrap');
    return layer === baseTheme && !themes.every(({ name }) => isReplaced(name)) ? '' : layer;
  }

  function isOnDemand(id: string, context: ModuleContext, seen = new Set<string>()): boolean {
    if (onDemand.test(id)) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    return (context.getModuleInfo(id)?.importedIds ?? []).some((next) => isOnDemand(next, context, seen));
  }

  /** Follows imports upwards; importers above a dynamic import need the module only after hydration. */
  function collect(id: string, isLate: boolean, uses: Uses, seen: Set<string>, context: ModuleContext): void {
    if (seen.has(`${id} ${isLate}`)) return;
    seen.add(`${id} ${isLate}`);
    const layer = layerOf(pathOf(id))?.layer ?? baseTheme;
    if (variants.has(layer)) return;
    const slot = slots.get(pathOf(id));
    const isFrame = shell.has(fileOf(id)) || isDefinition(id) || isDeferredDefinitions(id);
    const screen = screenOf(pathOf(id)) ?? '';
    const users = isFrame ? ['frame'] : slot ? screensOf(slot.slot) : plan.screens.has(screen) ? [screen] : [];
    const isLateUse = isLate || plan.deferred.has(slot?.slot ?? '') || isDeferredDefinitions(id);
    users.forEach((user) => uses[isLateUse ? 'late' : 'early'].add(user));
    if (users.length > 0) uses.layers.add(slot ? readersOf(slot) : layer.replace(baseTheme, ''));
    if (isFrame) return;
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
    importers.forEach((next) => collect(next, isLate, uses, seen, context));
    // The router's entry of a route is its importer; what imports it dynamically only waits for its stylesheets.
    if (slot || screen || dynamicImporters.length === 0 || isOnDemand(id, context)) return;
    for (const next of dynamicImporters) if (!isDefinition(next)) collect(next, true, uses, seen, context);
  }

  return {
    startOf(id, context) {
      if (vendor.test(id)) return 'vendor';
      if (shell.size === 0) roots.forEach((root) => addToShell(join(workspace, root), context));
      return shell.has(fileOf(id)) ? 'shell' : null;
    },
    partOf(id) {
      const layer = layerOf(pathOf(id))?.layer ?? '';
      return { slot: slots.get(pathOf(id))?.slot ?? null, variant: variants.has(layer) ? layer : null };
    },
    usesOf(id, context) {
      const uses: Uses = { early: new Set(), late: new Set(), layers: new Set() };
      collect(id, false, uses, new Set(), context);
      return uses;
    },
    isOnDemand,
  };
}
