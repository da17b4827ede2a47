import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { baseTheme } from '../runtime/layers.ts';
import { isLaterDefinitions, laterDefinitions } from './later-definitions.ts';
import { listLayers } from './list-layers.ts';
import type { PagePlan } from './page-plan.ts';
import { readDefinitions } from './read-definitions.ts';
import { layerOf, screenOf, workspacePath } from './workspace-path.ts';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** The users of a module: screens (`frame` for all) before and after hydration, and layers (empty for all). */
interface Uses {
  readonly early: Set<string>;
  readonly late: Set<string>;
  readonly layers: Set<string>;
}

const vendor =
  /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]|rolldown[\\/]runtime/;
const asRoute = '?__react-router-build-client-route';
const roots = ['hydrate-shop.tsx', 'root.tsx', `root.tsx${asRoute}`].map((file) => `apps/storefront/app/${file}`);
/** Only forms and messages need these libraries: what imports one is loaded on demand. */
const onDemand = /node_modules[\\/](?:formik|yup|luxon|react-toastify)[\\/]/;
const definition = /^(?:theme|variant|index)\.ts$/;

/**
 * Names the chunk of a browser module by the screens that need it. Before hydration: `vendor`, `shell` for what the root
 * imports, `frame` for every page, `browse` and `lists` for several busy screens, one per busy screen, and one per set of
 * other screens. After it: `after`, one per busy screen, and `common` for what others need before hydration. A theme has
 * its own of each. Null leaves a module to the bundler.
 */
export function chunkRule(workspace: string, plan: PagePlan): Rolldown.CodeSplittingNameFunction {
  const definitions = readDefinitions(workspace);
  const slots = new Map(definitions.map((slot) => [slot.path, slot]));
  const places = listLayers(workspace);
  const themes = places.filter(({ kind, name }) => kind === 'theme' && name !== baseTheme);
  const variants = new Set(places.flatMap(({ kind, name }) => (kind === 'variant' ? [name] : [])));
  const shell = new Set<string>();
  const names = new Map<string, string | null>();
  const pathOf = (id: string) => workspacePath(workspace, id.replace(asRoute, '').replace(laterDefinitions, '')) ?? '';
  const isDefinition = (id: string) => !isLaterDefinitions(id) && definition.test(layerOf(pathOf(id))?.file ?? '');

  function addToShell(id: string, context: Context): void {
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

  /** Follows imports upwards; importers above a dynamic import need the module only after hydration. */
  function collect(id: string, isLate: boolean, uses: Uses, seen: Set<string>, context: Context): void {
    if (seen.has(`${id} ${isLate}`)) return;
    seen.add(`${id} ${isLate}`);
    const layer = layerOf(pathOf(id))?.layer ?? baseTheme;
    if (variants.has(layer)) return;
    const slot = slots.get(pathOf(id));
    const isFrame = shell.has(id) || isDefinition(id) || isLaterDefinitions(id);
    const screen = screenOf(pathOf(id)) ?? '';
    const users = isFrame ? ['frame'] : slot ? screensOf(slot.slot) : plan.screens.has(screen) ? [screen] : [];
    const isLateUse = isLate || plan.later.has(slot?.slot ?? '') || isLaterDefinitions(id);
    users.forEach((user) => uses[isLateUse ? 'late' : 'early'].add(user));
    if (users.length > 0) uses.layers.add(slot ? readersOf(slot) : layer.replace(baseTheme, ''));
    if (isFrame) return;
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
    importers.forEach((next) => collect(next, isLate, uses, seen, context));
    // The router's entry of a route is its importer; what imports it dynamically only waits for its stylesheets.
    if (slot || screen || dynamicImporters.length === 0 || isOnDemand(id, context)) return;
    for (const next of dynamicImporters) if (!isDefinition(next)) collect(next, true, uses, seen, context);
  }

  function nameOf(id: string, context: Context): string | null {
    const known = names.get(id);
    if (known !== undefined) return known;
    const uses: Uses = { early: new Set(), late: new Set(), layers: new Set() };
    collect(id, false, uses, new Set(), context);
    const name = id.includes('node_modules') && uses.early.size === 0 ? null : sharedName(uses, plan);
    const [layer = '', ...others] = uses.layers;
    // The chunks of one theme are small: it has fewer of them.
    const short = name?.replace('browse', 'frame').replace('-and-more', '');
    names.set(id, short !== undefined && others.length === 0 && layer ? `${layer}.${short}` : name);
    return names.get(id) ?? null;
  }

  /** A variant has a chunk for each slot, and one for what they share. */
  function nameInVariant(id: string, variant: string, context: Context): string | null {
    const slot = slots.get(pathOf(id));
    if (slot) return `${variant}.${slot.slot}`;
    return isOnDemand(id, context) ? null : variant;
  }

  /** Whether a module imports, directly or not, a library that is loaded on demand. */
  function isOnDemand(id: string, context: Context, seen = new Set<string>()): boolean {
    if (onDemand.test(id)) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    return (context.getModuleInfo(id)?.importedIds ?? []).some((next) => isOnDemand(next, context, seen));
  }

  return (id, context) => {
    if (vendor.test(id)) return 'vendor';
    if (shell.size === 0) roots.forEach((root) => addToShell(join(workspace, root), context));
    if (shell.has(id)) return 'shell';
    const layer = layerOf(pathOf(id))?.layer ?? '';
    return variants.has(layer) ? nameInVariant(id, layer, context) : nameOf(id, context);
  };
}

function sharedName({ early, late }: Uses, plan: PagePlan): string | null {
  const busy = ['frame', ...plan.busy];
  const [first, ...more] = busy.filter((screen) => early.has(screen));
  const [firstLate, ...moreLate] = busy.filter((screen) => late.has(screen));
  const others = [...early].filter((screen) => !busy.includes(screen));
  if (first === 'frame') return first;
  // The product page is last in the order: what only it shares with others is not needed by home and list.
  if (first !== undefined && more.length === 0) return others.length > 0 ? `${first}-and-more` : first;
  if (first !== undefined) return !early.has('product') ? 'lists' : first === 'product' ? 'product-and-more' : 'browse';
  if (others.length > 0) return firstLate === undefined ? nameOfSet(others) : 'common';
  if (firstLate === undefined) return null;
  return firstLate === 'frame' || moreLate.length > 0 ? 'after' : `${firstLate}-late`;
}

function nameOfSet(screens: readonly string[]): string {
  const hash = createHash('sha256').update(screens.toSorted().join()).digest('hex');
  return screens.length === 1 ? (screens[0] ?? '') : `shared-${hash.slice(0, 6)}`;
}
