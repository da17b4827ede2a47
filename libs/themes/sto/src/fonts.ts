import type { DisplayFace } from '@shop/theming/tokens';

/**
 * IBM Plex Sans JP under another name (its licence reserves "Plex" for the unmodified font): for tabular numbers and
 * headings.
 */
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
