import {
  chooseLayers,
  loadCustomisation,
  loadLayers,
  SlotRuntime,
  type Customisation,
  type LayerNames,
  type SlotName,
} from '@shop/theming';
import { schemeCss, type SchemeCss, type Tokens } from '@shop/theming/tokens';
import { renderedSlots } from 'virtual:rendered-slots';
import { layoutOf } from '../src/layouts/layout-of.ts';
import { layerTable } from './themes.ts';

export interface ChosenLayers extends LayerNames {
  readonly runtime: SlotRuntime;
  readonly customisation: Customisation;
  readonly tokens: Tokens;
  readonly scheme: SchemeCss;
}

const tokenFiles = import.meta.glob<Tokens>('../../../libs/themes/*/src/tokens.ts', { import: 'tokens' });

/**
 * Loads the runtime of a theme and a namespace, its tokens and the slots that the story can render, so that it never
 * suspends.
 * @param title of the story's file
 */
export async function loadRuntime(
  title: string,
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
  await Promise.all([...layers.map((layer) => layer.tokens?.()), runtime.preload(slotsOf(title, runtime))]);
  return { ...names, runtime, customisation, tokens, scheme: schemeCss(names.theme, tokens.color, scheme) };
}

function loadTokens(theme: string): Promise<Tokens> {
  const load = tokenFiles[`../../../libs/themes/${theme}/src/tokens.ts`];
  if (!load) throw new Error(`${theme} has no tokens`);
  return load();
}

/** Returns the slots of the story, of the layout around it, and of the layers' components for these. */
function slotsOf(title: string, runtime: SlotRuntime): readonly SlotName[] {
  const named = renderedSlots.stories[title] ?? [];
  const around = layoutOf(named);
  const found = new Set(around ? [...named, around.layout] : named);
  for (const name of found)
    for (const { layer } of runtime.chain(name))
      for (const nested of renderedSlots.nested[layer]?.[name] ?? []) found.add(nested);
  return [...found];
}
