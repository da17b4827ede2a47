import type { DisplayFace } from '@shop/theming/tokens';

/** Kaisei Decol: a mincho with the curls of a painted shop front; the italic of Alegreya, quick as a menu in chalk, for original names. */
export const fonts = [
  {
    family: 'Kaisei Decol',
    package: '@expo-google-fonts/kaisei-decol',
    file: '700Bold/KaiseiDecol_700Bold.ttf',
    weight: 700,
    texts: 'headings',
    limitKb: 137,
    fallback: 'mincho',
  },
  {
    family: 'Alegreya Italic',
    package: '@expo-google-fonts/alegreya',
    file: '400Regular_Italic/Alegreya_400Regular_Italic.ttf',
    weight: 400,
    texts: 'names',
    limitKb: 12,
    fallback: 'times-italic',
  },
] as const satisfies readonly DisplayFace[];
