import type { LayerTable } from '@shop/theming';

/** Every theme and variant by its lower-case name, each loaded when it is chosen. */
export const layerTable: LayerTable = {
  themes: {
    simple: async () => (await import('@shop/theme-simple')).theme,
    base: async () => (await import('@shop/theme-base')).theme,
    ass: async () => (await import('@shop/theme-ass')).theme,
    fle: async () => (await import('@shop/theme-fle')).theme,
    gen: async () => (await import('@shop/theme-gen')).theme,
    lat: async () => (await import('@shop/theme-lat')).theme,
    sto: async () => (await import('@shop/theme-sto')).theme,
    tee: async () => (await import('@shop/theme-tee')).theme,
    ven: async () => (await import('@shop/theme-ven')).theme,
  },
  variants: {
    depa: async () => (await import('@shop/variant-depa')).variant,
    gakuen: async () => (await import('@shop/variant-gakuen')).variant,
  },
};
