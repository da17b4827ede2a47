import { DEFAULT_CURSOR } from '@shop/constants';
import type { Loader } from '@storybook/react-vite';
import { chosenScheme } from '../src/schemes/color-schemes.ts';
import { loadRuntime, type ChosenLayers } from './load-runtime.ts';

export interface Loaded {
  readonly layers: ChosenLayers;
}

/** Loads the layers that the toolbar names, and names them on the document as the shop does. */
export const loadTheme: Loader = async ({ globals, title }): Promise<Loaded> => {
  const layers = await loadRuntime(
    title,
    String(globals.theme),
    globals.namespace === 'none' ? null : String(globals.namespace),
    chosenScheme(globals.scheme),
  );
  const { dataset } = document.documentElement;
  document.documentElement.lang = 'ja';
  dataset.theme = layers.theme;
  dataset.cursor = DEFAULT_CURSOR;
  if (layers.variant === null) delete dataset.variant;
  else dataset.variant = layers.variant;
  return { layers };
};
