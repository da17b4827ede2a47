import type { ColorTokens } from './contract.ts';
import { failingPairs } from './contrast.ts';
import { propertyName } from './custom-properties.ts';

export interface SchemeCss {
  /** Empty if nothing is overridden. */
  readonly css: string;
  /** The theme's colours with the overrides that are used. */
  readonly colors: ColorTokens;
  /** The names that were refused: unknown, not `#rrggbb`, or with too little contrast. */
  readonly dropped: readonly string[];
}

/** Applies a channel's colours to those of its theme. Overrides with too little contrast are dropped. */
export function schemeCss(theme: string, colors: ColorTokens, scheme: Readonly<Record<string, string>>): SchemeCss {
  const dropped: string[] = [];
  const accepted = new Map<keyof ColorTokens, string>();
  for (const [name, value] of Object.entries(scheme)) {
    const role = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    if (isRole(colors, role) && role !== 'scrim' && /^#[0-9a-f]{6}$/i.test(value)) accepted.set(role, value);
    else dropped.push(name);
  }
  for (;;) {
    const broken = failingPairs({ ...colors, ...Object.fromEntries(accepted) }).flatMap(({ over, under }) =>
      [over, under].filter((role) => accepted.has(role)),
    );
    if (broken.length === 0) break;
    for (const role of new Set(broken)) {
      accepted.delete(role);
      dropped.push(role);
    }
  }
  const lines = [...accepted].map(([role, value]) => `${propertyName('color', role)}: ${value};`);
  const used = { ...colors, ...Object.fromEntries(accepted) };
  return {
    // The attribute is repeated for higher specificity: in development the theme's own stylesheet is loaded after it.
    css: lines.length === 0 ? '' : `@layer tokens { [data-theme="${theme}"][data-theme] { ${lines.join(' ')} } }`,
    colors: used,
    dropped,
  };
}

const isRole = (colors: ColorTokens, name: string): name is keyof ColorTokens => Object.hasOwn(colors, name);
