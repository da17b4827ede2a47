import type { DisplayFace } from '@shop/theming/tokens';

/** Kaisei Decol: a mincho with the curls of a painted shop front. */
export const fonts = [
  {
    family: 'Kaisei Decol',
    package: '@expo-google-fonts/kaisei-decol',
    file: '700Bold/KaiseiDecol_700Bold.ttf',
    weight: 700,
    texts: 'headings',
    limitKb: 148,
    fallback: 'mincho',
  },
] as const satisfies readonly DisplayFace[];
