import type { Plugin } from 'vite';

/** Order of the cascade, weakest first. Unlayered rules would beat all of it, so there are none. */
export const layerStatement = '@layer reset, tokens, kit, simple, theme, variant, utilities;';

/** Puts the order of the layers before every style sheet, so that the order of loading never decides. */
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
