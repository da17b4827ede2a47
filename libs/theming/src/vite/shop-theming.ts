import type { Plugin } from 'vite';
import type { PagePlan } from './page-plan.ts';
import { chunksPlugin } from './chunks.ts';
import { directImportsPlugin } from './direct-imports.ts';
import { devStylesPlugin } from './dev-styles.ts';
import { readEdition } from './edition.ts';
import { editionPlugin } from './edition-plugin.ts';
import { deferredDefinitionsPlugin } from './deferred-definitions.ts';
import { layerStatementPlugin } from './layer-statement.ts';
import { newLayersPlugin } from './new-layers.ts';
import { preloadHelperPlugin } from './preload-helper.ts';
import { restylePlugin } from './restyle-plugin.ts';
import { screenSlotsPlugin } from './screen-slots.ts';
import { slotAssetsPlugin } from './slot-assets.ts';
import { slotIdsPlugin } from './slot-ids.ts';
import { tokensCssPlugin } from './tokens-css.ts';

export interface ShopThemingOptions {
  /** The repository's folder. */
  readonly workspace: string;
  /** Which slots share chunks; absent where pages are not built, as in Storybook. */
  readonly plan?: PagePlan;
  /** The name of a customer's file in `customers/`; undefined builds every theme and variant. */
  readonly edition?: string | undefined;
}

/** Returns all build plugins for themes. */
export function shopTheming({ workspace, plan, edition }: ShopThemingOptions): Plugin[] {
  const own = edition === undefined ? undefined : readEdition(workspace, edition);
  return [
    ...(own ? [editionPlugin(workspace, own)] : []),
    restylePlugin(workspace),
    directImportsPlugin(workspace),
    tokensCssPlugin(),
    layerStatementPlugin(),
    slotIdsPlugin(workspace),
    slotAssetsPlugin(workspace),
    screenSlotsPlugin(workspace),
    devStylesPlugin(),
    newLayersPlugin(workspace),
    ...(plan ? [deferredDefinitionsPlugin(workspace, plan), chunksPlugin(workspace, plan), preloadHelperPlugin()] : []),
  ];
}
