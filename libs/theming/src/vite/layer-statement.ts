import type { Plugin } from 'vite';

/** The order of the cascade layers, weakest first. Unlayered rules would override all of them, so there are none. */
export const layerStatement = '@layer reset, tokens, kit, simple, theme, variant, utilities;';

/** Prepends the order of the layers to every stylesheet, so that the order of loading does not matter. */
export function layerStatementPlugin(): Plugin {
  return {
    name: 'shop:layer-statement',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.css(?:$|\?)/, exclude: /[?&](?:raw|url)\b/ } },
      handler: (code) => ({ code: `${layerStatement}\n${code}`, map: null }),
    },
  };
}
