import type { DisplayFace } from '@shop/theming/tokens';

/** Shippori Mincho, a traditional serif font, for headings. */
export const fonts = [
  {
    family: 'Shippori Mincho',
    package: '@expo-google-fonts/shippori-mincho',
    file: '600SemiBold/ShipporiMincho_600SemiBold.ttf',
    weight: 600,
    texts: 'headings',
    limitKb: 148,
    fallback: 'mincho',
  },
] as const satisfies readonly DisplayFace[];
