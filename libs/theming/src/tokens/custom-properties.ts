import type { Tokens } from './contract.ts';

/** Tokens as CSS custom properties, in the order of the contract: `{ '--color-ink': '#2b2320', … }`. */
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

/** The style sheet of one theme: its tokens under `[data-theme="…"]`, in the layer `tokens`. */
export function tokensCss(theme: string, tokens: Tokens): string {
  const lines = Object.entries(customProperties(tokens)).map(([name, value]) => `    ${name}: ${value};`);
  return `@layer tokens {\n  [data-theme="${theme}"] {\n${lines.join('\n')}\n  }\n}\n`;
}

function kebab(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
