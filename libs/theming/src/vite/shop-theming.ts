import type { Plugin } from 'vite';
import type { PagePlan } from './chunk-plan.ts';
import { chunksPlugin } from './chunks.ts';
import { devStylesPlugin } from './dev-styles.ts';
import { directImportsPlugin } from './direct-imports.ts';
import { layerStatementPlugin } from './layer-statement.ts';
import { slotAssetsPlugin } from './slot-assets.ts';
import { slotIdsPlugin } from './slot-ids.ts';
import { tokensCssPlugin } from './tokens-css.ts';

export interface ShopThemingOptions {
  /** The repository's folder. */
  readonly workspace: string;
  /** Which slots travel together; absent where pages are not built, as in Storybook. */
  readonly plan?: PagePlan;
}

/** Everything the build must do for themes. */
export function shopTheming({ workspace, plan }: ShopThemingOptions): Plugin[] {
  return [
    directImportsPlugin(workspace),
    tokensCssPlugin(),
    layerStatementPlugin(),
    slotIdsPlugin(workspace),
    slotAssetsPlugin(workspace),
    devStylesPlugin(),
    ...(plan ? [chunksPlugin(workspace, plan)] : []),
  ];
}
