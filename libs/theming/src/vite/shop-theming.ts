import type { Plugin } from 'vite';
import { chunkNamesPlugin } from './chunk-names.ts';
import { devStylesPlugin } from './dev-styles.ts';
import { layerStatementPlugin } from './layer-statement.ts';
import { slotAssetsPlugin } from './slot-assets.ts';
import { slotIdsPlugin } from './slot-ids.ts';
import { tokensCssPlugin } from './tokens-css.ts';

/** Everything the build must do for themes. `workspace` is the repository's folder. */
export function shopTheming({ workspace }: { workspace: string }): Plugin[] {
  return [
    tokensCssPlugin(),
    layerStatementPlugin(),
    slotIdsPlugin(workspace),
    slotAssetsPlugin(workspace),
    devStylesPlugin(),
    chunkNamesPlugin(workspace),
  ];
}
