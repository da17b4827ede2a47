import type { LayerTable } from '@shop/theming';

/** The themes and variants of this build. A customer's build replaces this file, so that it holds only his. */
export const layerTable: LayerTable = {
  themes: {
    simple: () => import('@shop/theme-simple').then(({ theme }) => theme),
    base: () => import('@shop/theme-base').then(({ theme }) => theme),
    ass: () => import('@shop/theme-ass').then(({ theme }) => theme),
    fle: () => import('@shop/theme-fle').then(({ theme }) => theme),
    gen: () => import('@shop/theme-gen').then(({ theme }) => theme),
    lat: () => import('@shop/theme-lat').then(({ theme }) => theme),
    sto: () => import('@shop/theme-sto').then(({ theme }) => theme),
    tee: () => import('@shop/theme-tee').then(({ theme }) => theme),
    ven: () => import('@shop/theme-ven').then(({ theme }) => theme),
  },
  variants: {
    depa: () => import('@shop/variant-depa').then(({ variant }) => variant),
    gakuen: () => import('@shop/variant-gakuen').then(({ variant }) => variant),
  },
};
