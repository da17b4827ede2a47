import type { DisplayFace } from '@shop/theming/tokens';

/** Barlow Condensed is what an enamel sign and a price tag are lettered in; Zen Kaku Gothic New, at its heaviest, speaks Japanese beside it. */
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
