import type { DisplayFace } from '@shop/theming/tokens';

/** Zen Old Mincho: brushed mincho for headings that are read slowly, across and down; the italic of EB Garamond, as books quote foreign names. */
export const fonts = [
  {
    family: 'Zen Old Mincho',
    package: '@expo-google-fonts/zen-old-mincho',
    file: '700Bold/ZenOldMincho_700Bold.ttf',
    weight: 700,
    texts: 'headings',
    limitKb: 137,
    fallback: 'mincho',
  },
  {
    family: 'EB Garamond Italic',
    package: '@expo-google-fonts/eb-garamond',
    file: '400Regular_Italic/EBGaramond_400Regular_Italic.ttf',
    weight: 400,
    texts: 'names',
    limitKb: 12,
    fallback: 'times-italic',
  },
] as const satisfies readonly DisplayFace[];
