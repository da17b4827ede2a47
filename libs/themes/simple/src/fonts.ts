import type { DisplayFace } from '@shop/theming/tokens';

/** Local fonts for all but original names: the italic of Source Serif 4 is chosen to match the system's kanji. */
export const fonts = [
  {
    family: 'Source Serif 4 Italic',
    package: '@expo-google-fonts/source-serif-4',
    file: '400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
    weight: 400,
    texts: 'names',
    limitKb: 12,
    fallback: 'times-italic',
  },
] as const satisfies readonly DisplayFace[];
