/**
 * The design tokens of a theme; one that lacks a token does not compile. Every leaf becomes a CSS custom property named
 * by its path (`color.accentHover` → `--color-accent-hover`).
 */
export interface Tokens {
  readonly color: ColorTokens;
  readonly font: FontTokens;
  readonly fontSize: FontSizeTokens;
  readonly fontWeight: { readonly regular: string; readonly bold: string };
  readonly lineHeight: { readonly tight: string; readonly snug: string; readonly body: string };
  readonly tracking: { readonly heading: string; readonly body: string; readonly label: string };
  readonly space: SpaceTokens;
  readonly radius: { readonly small: string; readonly medium: string; readonly large: string; readonly pill: string };
  readonly shadow: { readonly raised: string; readonly floating: string; readonly overlay: string };
  readonly border: { readonly hairline: string; readonly strong: string; readonly focus: string };
  readonly motion: MotionTokens;
  readonly layout: LayoutTokens;
  readonly z: { readonly sticky: string; readonly popover: string; readonly overlay: string; readonly toast: string };
}

/** Colour roles. Values are `#rrggbb`, so that contrast can be computed; only `scrim` may be translucent. */
export interface ColorTokens {
  /** The backgrounds of the page, of raised panels, of muted bands, and of pictures. */
  readonly page: string;
  readonly surface: string;
  readonly sunken: string;
  readonly plate: string;
  readonly plateAlt: string;
  readonly ink: string;
  readonly inkMuted: string;
  /** A decorative hairline, and the border of a control (3:1 against its background). */
  readonly line: string;
  readonly lineStrong: string;
  readonly accent: string;
  readonly accentHover: string;
  readonly onAccent: string;
  readonly accentSoft: string;
  /** The dark band: footer, ribbons. */
  readonly inverse: string;
  readonly onInverse: string;
  readonly onInverseMuted: string;
  readonly focus: string;
  readonly focusOnInverse: string;
  readonly success: string;
  readonly successSoft: string;
  readonly warning: string;
  readonly warningSoft: string;
  readonly danger: string;
  readonly dangerSoft: string;
  readonly info: string;
  readonly infoSoft: string;
  /** Temperature zones; always shown with label and icon, too. */
  readonly zoneAmbient: string;
  readonly zoneAmbientSoft: string;
  readonly zoneChilled: string;
  readonly zoneChilledSoft: string;
  readonly zoneFrozen: string;
  readonly zoneFrozenSoft: string;
  readonly skeleton: string;
  readonly scrim: string;
}

export interface FontTokens {
  readonly body: string;
  readonly heading: string;
  /** The theme's display font, for the few largest texts. */
  readonly display: string;
  /** Prices, dates, numbers. */
  readonly figure: string;
  /** Original names in Latin script. */
  readonly latin: string;
}

/** The type scale, smallest first; large sizes may be fluid (`clamp`). Fields use at least `body` (F-09). */
export interface FontSizeTokens {
  readonly caption: string;
  readonly small: string;
  readonly body: string;
  readonly lead: string;
  readonly title3: string;
  readonly title2: string;
  readonly title1: string;
  readonly display: string;
}

/** Steps of the 8 px grid: `s1` is 8 px, `s2` 16 px …; `half` is 4 px; `section` separates the bands of a page. */
export interface SpaceTokens {
  readonly half: string;
  readonly s1: string;
  readonly s2: string;
  readonly s3: string;
  readonly s4: string;
  readonly s5: string;
  readonly s6: string;
  readonly s8: string;
  readonly s10: string;
  readonly s12: string;
  readonly section: string;
}

export interface MotionTokens {
  readonly fast: string;
  readonly base: string;
  readonly slow: string;
  readonly ease: string;
}

export interface LayoutTokens {
  /** The maximum widths of the page, of a text column of 35–40 characters (T-02), and of a form. */
  readonly page: string;
  readonly prose: string;
  readonly form: string;
  /** The side margin of the page. */
  readonly gutter: string;
  /** The minimum height of a control, at least 44 px. */
  readonly target: string;
  readonly fieldHeight: string;
  /** The aspect ratio of a product picture, width by height. */
  readonly cardRatio: string;
  readonly drawer: string;
}
