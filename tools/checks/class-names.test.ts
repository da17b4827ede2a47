import { expect, it } from 'vitest';
import { findTakenClasses, findUnknownClasses, hasClass } from './class-names.ts';

it('no component uses a class that no stylesheet defines', () => {
  expect(findUnknownClasses()).toEqual([]);
});

it('the check finds the classes that a source uses of each of its stylesheets', () => {
  const source = `import styles from './a.module.css';\nimport own from './b.module.css';\n<p className={styles.lead}><b className={own.mark} />`;
  expect(findTakenClasses(source)).toEqual([
    { sheet: './a.module.css', name: 'lead' },
    { sheet: './b.module.css', name: 'mark' },
  ]);
  expect(hasClass('.leader { color: inherit; }', 'lead')).toBe(false);
  expect(hasClass('.box > .lead:hover { color: inherit; }', 'lead')).toBe(true);
});
