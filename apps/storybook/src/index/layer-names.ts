import { listLayers } from '@shop/theming/vite';
import { workspace } from './workspace.ts';

/** Every theme, Simple first, and every variant of the repository. */
export const layerNames = listLayers(workspace);
