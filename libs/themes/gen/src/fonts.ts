import type { DisplayFace } from '@shop/theming/tokens';

/** Zen Old Mincho: brushed mincho for headings that are read slowly, across and down. */
export const fonts = [
  {
    family: 'Zen Old Mincho',
    package: '@expo-google-fonts/zen-old-mincho',
    file: '700Bold/ZenOldMincho_700Bold.ttf',
    weight: 700,
    texts: 'headings',
    limitKb: 148,
    fallback: 'mincho',
  },
] as const satisfies readonly DisplayFace[];
