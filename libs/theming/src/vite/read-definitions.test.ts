import { describe, expect, it } from 'vitest';
import { slotImports } from './read-definitions.ts';

const read = (line: string) =>
  slotImports(
    'theme.ts',
    `import { defineTheme, replace, wrap } from '@shop/theming';\nexport const theme = defineTheme({ name: 'x', components: { ${line} } });`,
  );

describe('a definition', () => {
  it('has slot, kind and file of each implementation', () => {
    const found = read(
      `Header: wrap(() => import('./frame/header.tsx')), BuyBox: replace(() => import('./buy-box.tsx')),`,
    );
    expect(found.map(({ slot, kind, source }) => [slot, kind, source])).toEqual([
      ['Header', 'wrap', './frame/header.tsx'],
      ['BuyBox', 'replace', './buy-box.tsx'],
    ]);
  });

  it('has the position for the file as second argument', () => {
    const code = `const c = { Header: wrap(() => import('./a.tsx')) };`;
    const [found] = slotImports('theme.ts', code);
    expect(code.slice(0, found?.at)).toMatch(/import\('\.\/a\.tsx'\)$/);
  });

  it.each([
    [`Header: wrap(async () => ({ default: Header }))`],
    [`Header: wrap(() => import(path))`],
    [`Header: replace(() => import('./a.tsx'), 'id')`],
  ])('refuses %s, whose file the build cannot determine', (line) => {
    expect(() => read(line)).toThrow('stands beside');
  });
});
