import {
  chooseLayers,
  loadCustomisation,
  loadLayers,
  slotMeta,
  SlotRuntime,
  type Customisation,
  type LayerNames,
  type SlotName,
} from '@shop/theming';
import { schemeCss, type SchemeCss, type Tokens } from '@shop/theming/tokens';
import { layerTable } from './themes.ts';

export interface ChosenLayers extends LayerNames {
  readonly runtime: SlotRuntime;
  readonly customisation: Customisation;
  readonly tokens: Tokens;
  readonly scheme: SchemeCss;
}

const tokenFiles = import.meta.glob<Tokens>('../../../libs/themes/*/src/tokens.ts', { import: 'tokens' });

/** The runtime of a theme and a namespace with its tokens and every slot loaded, so that a story never suspends. */
export async function loadRuntime(
  theme: string,
  namespace: string | null,
  scheme: Readonly<Record<string, string>>,
): Promise<ChosenLayers> {
  const names = chooseLayers(layerTable, theme, namespace);
  const [layers, customisation, tokens] = await Promise.all([
    loadLayers(layerTable, names),
    loadCustomisation(layerTable, names),
    loadTokens(names.theme),
  ]);
  const runtime = new SlotRuntime({ layers });
  // slotMeta has exactly the contract's slots as keys.
  await Promise.all([...layers.map((layer) => layer.tokens?.()), runtime.preload(Object.keys(slotMeta) as SlotName[])]);
  return { ...names, runtime, customisation, tokens, scheme: schemeCss(names.theme, tokens.color, scheme) };
}

function loadTokens(theme: string): Promise<Tokens> {
  const load = tokenFiles[`../../../libs/themes/${theme}/src/tokens.ts`];
  if (!load) throw new Error(`${theme} has no tokens`);
  return load();
}
