import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { baseTheme } from '../runtime/layers.ts';
import {
  after,
  drawer,
  groupOfHelper,
  groupOfShared,
  laterPart,
  partOf,
  placeOfStaged,
  planGroups,
  shell,
  type PagePlan,
  type Plan,
  type SlotGroup,
} from './chunk-plan.ts';
import { readInherited } from './inherited-plugin.ts';
import { isLaterDefinitions } from './later-definitions.ts';
import { layerPlaces } from './layer-places.ts';
import { readDefinitions } from './read-definitions.ts';
import { layerOf, workspacePath } from './workspace-path.ts';

/** The libraries of every page, with what the router is made to wait with. */
const vendor =
  /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]|rolldown[\\/]runtime|libs[\\/]pages[\\/]src[\\/]connection[\\/]retry-when-online\.ts$/;
/**
 * Code that comes as a whole, earliest first: what starts every page, what comes once a page stands, the store with it, and
 * the cart at the side, which must not wait for the chunks of the screens that share its parts.
 * Each takes all that its entries import at once and that is not in one before it.
 */
const stages = [
  {
    name: shell,
    entries: [
      'apps/storefront/app/hydrate-shop.tsx',
      'apps/storefront/app/root.tsx',
      'apps/storefront/app/root.tsx?__react-router-build-client-route',
      'libs/pages/src/loading/load.ts',
      'libs/pages/src/loading/later-loader.ts',
      'libs/pages/src/seo/page-meta.ts',
      'libs/pages/src/seo/breadcrumb-json-ld.ts',
      'libs/themes/simple/src/theme.ts',
    ],
  },
  {
    name: after,
    entries: [
      'libs/pages/src/frame/shop-effects.tsx',
      'libs/pages/src/product/recent-products.tsx',
      'libs/pages/src/product/product-reviews.tsx',
      'libs/pages/src/product/product-recipes.tsx',
      'libs/pages/src/product/product-sets.tsx',
      'libs/pages/src/search/header-search.tsx',
      'libs/pages/src/frame/frame-footer.tsx',
      'libs/pages/src/frame/frame-menu.tsx',
      'apps/storefront/app/shop/navigate-with.ts',
      'libs/pages/src/screens/find-screen.ts',
      'libs/pages/src/favourite/favourite.tsx',
      'libs/pages/src/layout/reading-on.ts',
      'libs/pages/src/kinds/told-failure.ts',
    ],
  },
  {
    name: drawer,
    entries: [
      'libs/pages/src/cart-drawer/opened-cart-drawer.tsx',
      'libs/kit/src/drawer/drawer.tsx',
      'libs/parts/src/cart-line/drawer-line.tsx',
      'libs/parts/src/drawer-sales/drawer-sales.tsx',
    ],
  },
] as const;
const shared =
  /^(?:libs\/(?:kit|parts|forms|copy|japanese|money|form-definitions|constants|pages|state|api|theming)\/src|apps\/storefront\/app)\//;

/** A chunk that holds one entry is that entry; for two, the bundler writes a file more for each that only passes on. */
const isLoneEntry = /\/apps\/storefront\/app\/entry\.client\.tsx|\/libs\/pages\/src\/ec\/route\.tsx/;

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Sorts the client's modules into few files: vendor, shell, what pages share, and one file a theme for slots that come together. */
export function chunksPlugin(workspace: string, plan: PagePlan): Plugin {
  const themes = layerPlaces(workspace).flatMap(({ name, kind }) => (kind === 'theme' ? [name] : []));
  const groups = planGroups([...readDefinitions(workspace), ...readInherited(workspace, plan)], themes, plan);
  const all: Plan = { themes, groups: [...new Set(groups.values())] };
  const screens = new Map<string, SlotGroup>();
  let staged: ReadonlyMap<string, string> | undefined;

  /** Groups of slots that reach a module through static imports. */
  function usedBy(
    id: string,
    context: Context,
    seen = new Set<string>(),
    found = new Set<SlotGroup>(),
  ): Set<SlotGroup> {
    if (seen.has(id)) return found;
    seen.add(id);
    const path = workspacePath(workspace, id) ?? '';
    const group = groups.get(path) ?? screenGroup(path);
    if (group) found.add(group);
    for (const importer of context.getModuleInfo(id)?.importers ?? []) usedBy(importer, context, seen, found);
    return found;
  }

  /** A route counts as one more chunk that needs what it imports, and so does what a screen reads with, later. */
  function screenGroup(path: string): SlotGroup | undefined {
    const [, screen, part] = /^libs\/pages\/src\/([^/]+)\/(route\.tsx|load\.ts)$/.exec(path) ?? [];
    if (screen === undefined) return undefined;
    const isRead = part === 'load.ts';
    const name = `page.${screen}${isRead ? '.load' : ''}`;
    const page = isRead ? laterPart(screen) : screen;
    const known = screens.get(name) ?? {
      name,
      pages: new Set([page]),
      parts: new Set([partOf(page, plan.areas)]),
      isAlone: false,
    };
    screens.set(name, known);
    return known;
  }

  /** The stage of every module that belongs to one. */
  function stagesOf(context: Context): ReadonlyMap<string, string> {
    const found = new Map<string, string>();
    for (const { name, entries } of stages) {
      const visit = (id: string) => {
        const info = found.has(id) || vendor.test(id) ? null : context.getModuleInfo(id);
        if (!info) return;
        found.set(id, name);
        info.importedIds.forEach(visit);
      };
      for (const entry of entries) visit(join(workspace, entry));
    }
    return found;
  }

  const nameOf = (id: string, context: Context): string | null => {
    if (isLoneEntry.test(id)) return null;
    if (isLaterDefinitions(id)) return id.includes(`/${baseTheme}/`) ? after : null;
    staged ??= stagesOf(context);
    const stage = staged.get(id);
    // What a busy page needs at once cannot come later, even if the later code needs it too.
    // A page that shares a part of the drawer must not carry the rest.
    const isParted = stage === drawer && [...usedBy(id, context)].some(({ pages }) => pages.size > 0);
    if (stage && !isParted) return stage === shell ? shell : placeOfStaged(stage, usedBy(id, context), all);
    const path = workspacePath(workspace, id) ?? '';
    const owner = layerOf(path);
    // A definition is needed wherever its theme is: it travels with what the theme draws on every page.
    if (owner && /^(?:theme|variant|index)\.ts$/.test(owner.file)) return `${owner.layer}.frame`;
    if (!owner) return shared.test(path) ? groupOfShared(path, usedBy(id, context), all) : null;
    const used = usedBy(id, context);
    const isShared = [...used].some(({ isAlone }) => !isAlone);
    const isOthers = [...used].some(({ name }) => !name.startsWith(`${baseTheme}.`));
    if (owner.layer === baseTheme && used.size > 1 && (isShared || isOthers))
      return groupOfShared(path, used, all)?.replace('kit.', `${baseTheme}.`) ?? null;
    return groups.get(path)?.name ?? groupOfHelper(owner.layer, used, all.groups);
  };
  const only =
    (wanted: (name: string) => boolean): Rolldown.CodeSplittingNameFunction =>
    (id, context) => {
      const name = nameOf(id, context);
      return name !== null && wanted(name) ? name : null;
    };
  const isCommon = (name: string) => name === after || name === drawer || name === 'forms' || name.startsWith('kit.');

  return {
    name: 'shop:chunks',
    buildStart: () => {
      staged = undefined;
    },
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: {
                // A route's file may export more than its route, for other files; the router takes what it knows by name.
                preserveEntrySignatures: 'allow-extension',
                output: {
                  entryFileNames: scriptName,
                  chunkFileNames: scriptName,
                  assetFileNames,
                  codeSplitting: {
                    // A group takes along what its modules import, so those that others share come first.
                    groups: [
                      { name: 'vendor', test: vendor, priority: 4 },
                      { name: only((group) => group === shell), priority: 3, debugName: shell },
                      { name: only(isCommon), priority: 2, debugName: 'shared', includeDependenciesRecursively: false },
                      {
                        name: only((group) => group !== shell && !isCommon(group)),
                        priority: 1,
                        debugName: 'slots',
                        includeDependenciesRecursively: false,
                      },
                    ],
                  },
                },
              },
            },
          }
        : // What the document names and what the browser draws later is one file.
          { build: { rolldownOptions: { output: { assetFileNames } } } },
  };
}

/** Every page names some two hundred files: short hashes tell them apart as well. The bundler wants seven for as many scripts. */
const scriptName = 'assets/[name]-[hash:7].js';

/** Sheets without a name beside it. */
const assetFileNames = ({ names }: { readonly names: readonly string[] }): string =>
  names.some((name) => name.endsWith('.css')) ? 'assets/[hash:5][extname]' : 'assets/[name]-[hash:5][extname]';
