import type { DisplayFace } from '@shop/theming/tokens';

/** Dela Gothic One for the few largest texts; Zen Maru Gothic for all other headings. */
export const fonts = [
  {
    family: 'Dela Gothic One',
    package: '@expo-google-fonts/dela-gothic-one',
    file: '400Regular/DelaGothicOne_400Regular.ttf',
    weight: 400,
    texts: 'headings',
    limitKb: 61,
    fallback: 'gothic',
  },
  {
    family: 'Zen Maru Gothic',
    package: '@expo-google-fonts/zen-maru-gothic',
    file: '700Bold/ZenMaruGothic_700Bold.ttf',
    weight: 700,
    texts: 'headings',
    limitKb: 89,
    fallback: 'round',
  },
] as const satisfies readonly DisplayFace[];
