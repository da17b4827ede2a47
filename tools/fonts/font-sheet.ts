import type { DisplayFace } from '@shop/theming/tokens';
import type { FallbackFace } from './fallback-face.ts';

/** A font as its stylesheet declares it. */
export interface SheetFace {
  readonly face: DisplayFace;
  /** Name of its file in `fonts/`. */
  readonly file: string;
  readonly fallback: FallbackFace;
  /** False when a heading font spaces all kana evenly. */
  readonly isProportional: boolean;
}

/** Unicode blocks for which a font is used; a missing character is rendered in the next family. */
const unicodeRange: Readonly<Record<DisplayFace['texts'], string>> = {
  names: 'U+0020-024F, U+2000-206F',
  latin: 'U+0020-024F, U+2000-206F, U+20AC, U+2122, U+2212',
  headings: 'U+0020-024F, U+2000-22FF, U+3000-30FF, U+4E00-9FFF, U+FF00-FFEF',
};

/** Returns the stylesheet of a theme's display fonts: `fonts.css`. */
export function fontStylesheet(faces: readonly SheetFace[]): string {
  const isEven = faces.some(({ face, isProportional }) => face.texts === 'headings' && !isProportional);
  return `/* Written by \`npm run fonts\` from fonts.ts. */\n${faces.map(rules).join('\n')}${isEven ? evenHeadings : ''}`;
}

/** The local font would space its kana proportionally and this one not, so lines would break differently. */
const evenHeadings = `
@layer theme {
  h1,
  h2,
  h3,
  h4,
  legend,
  summary {
    font-feature-settings: normal;
  }
}
`;

const rules = ({ face, file, fallback }: SheetFace) => `@font-face {
  font-family: "${face.family}";
  font-style: normal;
  font-weight: ${face.weight};
  font-display: swap;
  src: url("./fonts/${file}") format("woff2");
  unicode-range: ${unicodeRange[face.texts]};
}

/* Holds its place until it is there: the reader's own face, drawn to its measures. */
@font-face {
  font-family: "${face.family} fallback";
  font-style: normal;
  font-weight: ${face.weight};
  src: ${fallback.sources.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${fallback.sizeAdjust}%;
  ascent-override: ${fallback.ascent}%;
  descent-override: ${fallback.descent}%;
  line-gap-override: ${fallback.lineGap}%;
}
`;
