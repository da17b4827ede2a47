import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';
import { moduleUses, type ModuleContext, type Uses } from './module-uses.ts';
import type { PagePlan } from './page-plan.ts';

/**
 * Names the chunk of a browser module by the screens that need it. Before hydration: `vendor`, `shell` for what the root
 * imports, `frame` for every page, `browse` and `lists` for several busy screens, one per busy screen, and one per set of
 * other screens. After it: `after`, one per busy screen, and `common` for what others need before hydration. A theme has
 * its own of each. Null leaves a module to the bundler.
 */
export function chunkRule(workspace: string, plan: PagePlan): Rolldown.CodeSplittingNameFunction {
  const modules = moduleUses(workspace, plan);
  const names = new Map<string, string | null>();

  function nameOf(id: string, context: ModuleContext): string | null {
    const uses = modules.usesOf(id, context);
    const name = id.includes('node_modules') && uses.early.size === 0 ? null : sharedName(uses, plan);
    const [layer = '', ...others] = uses.layers;
    // The chunks of one theme are small: it has fewer of them.
    const short = name?.replace('browse', 'frame').replace('-and-more', '');
    return short !== undefined && others.length === 0 && layer ? `${layer}.${short}` : name;
  }

  return (id, context) => {
    const start = modules.startOf(id, context);
    if (start) return start;
    // A variant has a chunk for each slot, and one for what they share.
    const { slot, variant } = modules.partOf(id);
    if (variant) return slot ? `${variant}.${slot}` : modules.isOnDemand(id, context) ? null : variant;
    if (!names.has(id)) names.set(id, nameOf(id, context));
    return names.get(id) ?? null;
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
