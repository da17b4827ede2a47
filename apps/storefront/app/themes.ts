import type { LayerTable } from '@shop/theming';

/** The themes and variants of this build. A customer's build replaces this file, so that it contains only theirs. */
export const layerTable: LayerTable = {
  themes: {
    simple: () => import('@shop/theme-simple').then((file) => file.theme),
    base: () => import('@shop/theme-base').then((file) => file.theme),
    ass: () => import('@shop/theme-ass').then((file) => file.theme),
    fle: () => import('@shop/theme-fle').then((file) => file.theme),
    gen: () => import('@shop/theme-gen').then((file) => file.theme),
    lat: () => import('@shop/theme-lat').then((file) => file.theme),
    sto: () => import('@shop/theme-sto').then((file) => file.theme),
    tee: () => import('@shop/theme-tee').then((file) => file.theme),
    ven: () => import('@shop/theme-ven').then((file) => file.theme),
  },
  variants: {
    depa: () => import('@shop/variant-depa').then((file) => file.variant),
    gakuen: () => import('@shop/variant-gakuen').then((file) => file.variant),
  },
};
