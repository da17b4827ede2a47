import { chooseLayers, loadLayers, slotMeta, SlotRuntime, type LayerNames, type SlotName } from '@shop/theming';
import { layerTable } from './themes.ts';

export interface ChosenLayers extends LayerNames {
  readonly runtime: SlotRuntime;
}

/** The runtime of a theme and a namespace with its tokens and every slot loaded, so that a story never suspends. */
export async function loadRuntime(theme: string, namespace: string | null): Promise<ChosenLayers> {
  const names = chooseLayers(layerTable, theme, namespace);
  const layers = await loadLayers(layerTable, names);
  const runtime = new SlotRuntime({ layers });
  // slotMeta has exactly the contract's slots as keys.
  await Promise.all([...layers.map((layer) => layer.tokens?.()), runtime.preload(Object.keys(slotMeta) as SlotName[])]);
  return { ...names, runtime };
}
