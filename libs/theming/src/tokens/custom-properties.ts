import type { Tokens } from './contract.ts';

/** Returns tokens as CSS custom properties, in the order of the contract: `{ '--color-ink': '#2b2320', … }`. */
export function customProperties(tokens: Tokens): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(tokens).flatMap(([group, values]: [string, Readonly<Record<string, string>>]) =>
      Object.entries(values).map(([name, value]) => [propertyName(group, name), value] as const),
    ),
  );
}

/** `('fontSize', 'title1')` → `--font-size-title1`. */
export function propertyName(group: string, name: string): string {
  return `--${kebab(group)}-${kebab(name)}`;
}

/**
 * Returns the stylesheet of a theme: its tokens under `[data-theme="…"]`, in the layer `tokens`. A document with
 * `data-faces="deferred"` uses the fallback fonts until a script loads the display fonts.
 */
export function tokensCss(theme: string, tokens: Tokens): string {
  const properties = Object.entries(customProperties(tokens));
  const matching = properties
    .map(([name, value]) => [name, withoutDisplayFaces(value)] as const)
    .filter(([, value], at) => value !== properties[at]?.[1]);
  const deferred =
    matching.length === 0
      ? ''
      : `  @media (scripting: enabled) {\n    [data-theme="${theme}"][data-faces="deferred"] {\n${lines(matching, 6)}\n    }\n  }\n`;
  return `@layer tokens {\n  [data-theme="${theme}"] {\n${lines(properties, 4)}\n  }\n${deferred}}\n`;
}

const lines = (properties: readonly (readonly [string, string])[], indent: number) =>
  properties.map(([name, value]) => `${' '.repeat(indent)}${name}: ${value};`).join('\n');

/** `"Kaisei Decol", "Kaisei Decol fallback", serif` → `"Kaisei Decol fallback", serif`. */
const withoutDisplayFaces = (value: string) => value.replace(/"([^"]+)", (?="\1 fallback")/g, '');

function kebab(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
