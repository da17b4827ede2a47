import type { DisplayFace } from '@shop/theming/tokens';

/** Shippori Mincho B1, with the worn edges of old print; Cormorant for original names and numerals. */
export const fonts = [
  {
    family: 'Shippori Mincho B1',
    package: '@expo-google-fonts/shippori-mincho-b1',
    file: '500Medium/ShipporiMinchoB1_500Medium.ttf',
    weight: 500,
    texts: 'headings',
    limitKb: 132,
    fallback: 'mincho',
  },
  {
    family: 'Cormorant',
    package: '@expo-google-fonts/cormorant',
    file: '500Medium/Cormorant_500Medium.ttf',
    weight: 500,
    texts: 'latin',
    limitKb: 17,
    fallback: 'times',
  },
] as const satisfies readonly DisplayFace[];
