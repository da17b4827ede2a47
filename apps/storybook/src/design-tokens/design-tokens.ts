import type { Tokens } from '@shop/theming/tokens';

/** One token in the format of the Design Tokens Community Group, 2025.10. */
export interface DesignToken {
  readonly $type:
    'color' | 'dimension' | 'number' | 'fontFamily' | 'fontWeight' | 'duration' | 'cubicBezier' | 'shadow';
  readonly $value: unknown;
  /** The CSS value where the format cannot express it, as for a fluid font size. */
  readonly $extensions?: { readonly 'jp.shop.css': string };
}

/** A theme's tokens by group and name, as in its file. */
export type DesignTokens = { readonly [Group in keyof Tokens]: Readonly<Record<keyof Tokens[Group], DesignToken>> };

/** Every token of a theme as a JSON file of the format, which design tools read; no token names another. */
export const designTokensJson = (tokens: Tokens): string =>
  `${JSON.stringify({ $schema: 'https://www.designtokens.org/schemas/2025.10/format.json', ...designTokens(tokens) }, null, 2)}\n`;

/** Returns every token of a theme with its type. @throws Error at a value that the format cannot express */
export const designTokens = (tokens: Tokens): DesignTokens =>
  // Every group has the same names as before.
  Object.fromEntries(
    Object.entries(tokens).map(([group, values]: [string, Readonly<Record<string, string>>]) => [
      group,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, written[group as keyof Tokens](value, name)]),
      ),
    ]),
  ) as unknown as DesignTokens;

const dimension = (value: string): DesignToken => {
  const largest = /clamp\([^,]+,[^,]+,([^)]+)\)/.exec(value)?.[1]?.trim();
  return largest === undefined
    ? { $type: 'dimension', $value: length(value) }
    : { $type: 'dimension', $value: length(largest), $extensions: { 'jp.shop.css': value } };
};

const number = (value: string): DesignToken => ({ $type: 'number', $value: figure(value) });

/** How each group is written. */
const written: Readonly<Record<keyof Tokens, (value: string, name: string) => DesignToken>> = {
  color: (value) => ({ $type: 'color', $value: color(value) }),
  font: (value) => ({ $type: 'fontFamily', $value: value.split(', ').map((face) => face.replaceAll('"', '')) }),
  fontSize: dimension,
  fontWeight: (value) => ({ $type: 'fontWeight', $value: figure(value) }),
  lineHeight: number,
  // The format only supports px and rem: these are multiples of the font size.
  tracking: (value) => ({ ...number(value.replace('em', '')), $extensions: { 'jp.shop.css': value } }),
  space: dimension,
  radius: dimension,
  shadow: (value) => ({ $type: 'shadow', $value: shadows(value) }),
  border: dimension,
  motion: (value, name) =>
    name === 'ease'
      ? { $type: 'cubicBezier', $value: value === 'linear' ? [0, 0, 1, 1] : curve(value) }
      : { $type: 'duration', $value: { value: figure(value.replace('ms', '')), unit: 'ms' } },
  layout: (value, name) => (name === 'cardRatio' ? ratio(value) : dimension(value)),
  z: number,
};

function figure(value: string): number {
  const read = Number(value);
  if (value === '' || Number.isNaN(read)) throw new Error(`Not a number: ${value}`);
  return read;
}

function length(value: string) {
  const [, amount, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(value) ?? [];
  if (amount === undefined) throw new Error(`Not a length in px or rem: ${value}`);
  return { value: figure(amount), unit };
}

function ratio(value: string): DesignToken {
  const [width = '', height = ''] = value.split(' / ');
  return { $type: 'number', $value: figure(width) / figure(height), $extensions: { 'jp.shop.css': value } };
}

/** `#9c2833` or `rgb(43 35 32 / 0.48)`. */
function color(value: string) {
  const [, red, green, blue, alpha] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value) ?? [];
  const channels =
    red && green && blue
      ? [red, green, blue].map(Number)
      : (/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value) ?? [])
          .slice(1)
          .map((part) => Number.parseInt(part, 16));
  if (channels.length !== 3) throw new Error(`Not a colour: ${value}`);
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Math.round((channel / 255) * 10_000) / 10_000),
    alpha: alpha === undefined ? 1 : figure(alpha),
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

const curve = (value: string): number[] =>
  value
    .replace(/^cubic-bezier\((.*)\)$/, '$1')
    .split(', ')
    .map(figure);

const still = { value: 0, unit: 'px' };

/** `0 1px 2px rgb(…), 0 4px 12px rgb(…)`; a theme without shadows has `none`. */
function shadows(value: string) {
  if (value === 'none')
    return [{ color: color('rgb(0 0 0 / 0)'), offsetX: still, offsetY: still, blur: still, spread: still }];
  return value.split(', ').map((one) => {
    const [, x = '', y = '', blur = '', ink = ''] = /^(\S+) (\S+) (\S+) ((?:rgb|#).+)$/.exec(one) ?? [];
    return { color: color(ink), offsetX: length(x), offsetY: length(y), blur: length(blur), spread: still };
  });
}
