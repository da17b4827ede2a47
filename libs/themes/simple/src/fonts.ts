import type { DisplayFace } from '@shop/theming/tokens';

/** The reader's own face for all but original names: the italic of Source Serif 4 is drawn to stand beside the system's kanji. */
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
