import { describe, expect, it } from 'vitest';
import { compareLocks, type EditionLock } from './edition-lock.ts';

const chainOf = (file: string) => ({ chain: [file] });
const lock = (slots: EditionLock['slots']): EditionLock => ({ theme: 'ass', namespace: 'depa', slots });
const login = chainOf('libs/themes/simple/src/account/login-page.tsx');
const before = lock({ LoginPage: login });

describe("a customer's lock", () => {
  it('does not report a new slot that only Simple renders', () => {
    expect(compareLocks(before, lock({ LoginPage: login, LoginHistoryPage: chainOf('libs/themes/simple/src/account/login-history-page.tsx') }))).toEqual([]);
  });

  it('reports a new slot that the customer’s own theme renders', () => {
    const own = chainOf('libs/themes/ass/src/account/login-history-page.tsx');
    expect(compareLocks(before, lock({ LoginPage: login, LoginHistoryPage: own }))).toEqual([`LoginHistoryPage: not there → ${own.chain.join()}`]);
  });

  it('reports a slot that is gone, or rendered by another file', () => {
    expect(compareLocks(before, lock({}))).toEqual([`LoginPage: ${login.chain.join()} → gone`]);
    expect(compareLocks(before, lock({ LoginPage: chainOf('libs/variants/depa/src/login-page.tsx') }))).toHaveLength(1);
  });
});
