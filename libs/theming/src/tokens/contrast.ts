import type { ColorTokens } from './contract.ts';

/** Two adjacent colour roles, and the contrast they need (WCAG 2.2: 4.5 for text, 3 for controls). */
export interface ContrastPair {
  readonly over: keyof ColorTokens;
  readonly under: keyof ColorTokens;
  readonly least: 3 | 4.5;
}

const grounds = ['page', 'surface', 'sunken', 'plate', 'plateAlt'] as const;
const status = ['success', 'warning', 'danger', 'info', 'zoneAmbient', 'zoneChilled', 'zoneFrozen'] as const;

/** Every pair of roles that a theme, or a channel's colour scheme, must keep readable. */
export const contrastPairs: readonly ContrastPair[] = [
  ...(['ink', 'inkMuted', 'accent', 'accentHover'] as const).flatMap((over) =>
    grounds.map((under) => ({ over, under, least: 4.5 as const })),
  ),
  ...(['page', 'sunken'] as const).map((under) => ({ over: 'danger' as const, under, least: 4.5 as const })),
  ...(['page', 'surface', 'sunken'] as const).flatMap((under) => [
    { over: 'lineStrong' as const, under, least: 3 as const },
    { over: 'focus' as const, under, least: 3 as const },
  ]),
  ...status.flatMap((over) => [
    { over, under: `${over}Soft` as const, least: 4.5 as const },
    { over, under: 'surface' as const, least: 4.5 as const },
    { over: 'ink' as const, under: `${over}Soft` as const, least: 4.5 as const },
  ]),
  { over: 'accent', under: 'accentSoft', least: 4.5 },
  { over: 'ink', under: 'accentSoft', least: 4.5 },
  { over: 'onAccent', under: 'accent', least: 4.5 },
  { over: 'onAccent', under: 'accentHover', least: 4.5 },
  { over: 'onInverse', under: 'inverse', least: 4.5 },
  { over: 'onInverseMuted', under: 'inverse', least: 4.5 },
  { over: 'focusOnInverse', under: 'inverse', least: 3 },
];

/** Returns the pairs of a palette with too little contrast. */
export function failingPairs(colors: ColorTokens): readonly ContrastPair[] {
  return contrastPairs.filter(({ over, under, least }) => contrastRatio(colors[over], colors[under]) < least);
}

/** Returns the contrast of two colours `#rrggbb` by WCAG 2.2: 1 to 21. */
export function contrastRatio(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`Not a colour of the form #rrggbb: ${hex}`);
  const [r, g, b] = match.slice(1).map((part) => {
    const channel = Number.parseInt(part, 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
