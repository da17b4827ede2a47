import type { Tokens } from '@shop/theming/tokens';

const files = import.meta.glob<Tokens>('../../../../libs/themes/*/src/tokens.ts', { import: 'tokens', eager: true });

/** The tokens of every theme, Simple first. */
export const allTokens: readonly { readonly theme: string; readonly tokens: Tokens }[] = Object.entries(files)
  .map(([path, tokens]) => ({ theme: path.split('/').at(-3) ?? path, tokens }))
  .toSorted((a, b) => Number(b.theme === 'simple') - Number(a.theme === 'simple'));
