import type { DisplayFace } from '@shop/theming/tokens';

/** Barlow Condensed for numbers and original names; the heaviest Zen Kaku Gothic New for Japanese. */
export const fonts = [
  {
    family: 'Barlow Condensed',
    package: '@expo-google-fonts/barlow-condensed',
    file: '800ExtraBold/BarlowCondensed_800ExtraBold.ttf',
    weight: 800,
    texts: 'latin',
    limitKb: 25,
    fallback: 'arial',
  },
  {
    family: 'Zen Kaku Gothic New',
    package: '@expo-google-fonts/zen-kaku-gothic-new',
    file: '900Black/ZenKakuGothicNew_900Black.ttf',
    weight: 900,
    texts: 'headings',
    limitKb: 120,
    fallback: 'gothic',
  },
] as const satisfies readonly DisplayFace[];
