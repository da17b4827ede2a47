/** The package.json of a theme or variant. */
export function manifestSource(kind: 'theme' | 'variant', name: string): string {
  const manifest = {
    name: `@shop/${kind}-${name}`,
    version: '0.0.0',
    private: true,
    type: 'module',
    exports: { '.': './src/index.ts', ...(kind === 'theme' ? { './tokens': './src/tokens.ts' } : {}) },
    dependencies: { react: '19.3.1', '@shop/theming': '*' },
    nx: { tags: [`type:${kind}`, 'scope:front', `${kind}:${name}`] },
    sideEffects: ['**/*.css'],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Returns the tsconfig.json of a theme, or of a variant, which may override the texts of any theme. */
export const tsconfigSource = (kind: 'theme' | 'variant'): string =>
  `${JSON.stringify(
    {
      extends: '../../../tsconfig.base.json',
      include: kind === 'theme' ? ['.'] : ['.', '../../themes/*/src/copy/areas.ts'],
      exclude: ['**/node_modules', '**/build', '**/dist'],
    },
    null,
    2,
  )}\n`;
