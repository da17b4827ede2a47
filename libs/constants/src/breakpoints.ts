/** Widths in CSS pixels from which a screen counts as a tablet and as a desktop (spec §9 "Breakpoints"). */
export interface Breakpoints {
  readonly small: number;
  readonly medium: number;
}

/** The widths that the style sheets are written for; a channel's settings may replace them. */
export const BREAKPOINTS: Breakpoints = { small: 600, medium: 960 };

const largest = 9999;
const PIXELS_PER_REM = 16;

/**
 * A channel's own breakpoints as they appear in addresses of style sheets, such as `480-1100`; null for the default.
 * A desktop never begins before a tablet does.
 */
export function breakpointsName({ small, medium }: Breakpoints): string | null {
  const first = Math.min(small, largest);
  const second = Math.min(Math.max(small, medium), largest);
  return first === BREAKPOINTS.small && second === BREAKPOINTS.medium ? null : `${first}-${second}`;
}

/** Reads what `breakpointsName` has written; null for any other text. */
export function readBreakpoints(name: string): Breakpoints | null {
  const [, small, medium] = /^(\d{1,4})-(\d{1,4})$/.exec(name) ?? [];
  const read = { small: Number(small), medium: Number(medium) };
  return breakpointsName(read) === name ? read : null;
}

/**
 * Rewrites the widths in media conditions, such as `(min-width:600px)` or `(width >= 600px)`, for other breakpoints;
 * other lengths are unchanged. Widths between and beyond the default breakpoints stay, but within the range of their
 * layout.
 */
export function withBreakpoints(text: string, breakpoints: Breakpoints): string {
  return text.replace(/\([^()]*\bwidth\b[^()]*\)/g, (condition) =>
    condition.replace(/(\d+(?:\.\d+)?)(px|rem)\b/g, (written: string, figure: string, unit: string) => {
      const width = Number(figure) * (unit === 'rem' ? PIXELS_PER_REM : 1);
      const moved = move(width, breakpoints);
      return moved === width ? written : `${moved}px`;
    }),
  );
}

/** The same for a style sheet, in its `@media` rules alone. */
export function stylesheetWithBreakpoints(css: string, breakpoints: Breakpoints): string {
  return css.replace(/@media[^{]*\{/g, (rule) => withBreakpoints(rule, breakpoints));
}

function move(width: number, { small, medium }: Breakpoints): number {
  if (width === BREAKPOINTS.small) return small;
  if (width === BREAKPOINTS.medium) return medium;
  if (width < BREAKPOINTS.small) return Math.min(width, small);
  return width > BREAKPOINTS.medium ? Math.max(width, medium) : Math.min(Math.max(width, small), medium);
}

/** The address of a built style sheet for named breakpoints; the address itself for the default. */
export function stylesheetUrl(href: string, name: string | null): string {
  return name === null ? href : href.replace(/^\/assets\//, `/assets/${name}/`);
}
