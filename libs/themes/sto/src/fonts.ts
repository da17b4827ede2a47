import type { DisplayFace } from '@shop/theming/tokens';

/** IBM Plex Sans JP under a name of the shop's own (its licence reserves "Plex" for the uncut face): figures in even columns, and headings. */
export const fonts = [
  {
    family: 'Stockroom Sans',
    package: '@expo-google-fonts/ibm-plex-sans-jp',
    file: '600SemiBold/IBMPlexSansJP_600SemiBold.ttf',
    weight: 600,
    texts: 'headings',
    limitKb: 110,
    fallback: 'gothic',
  },
] as const satisfies readonly DisplayFace[];
