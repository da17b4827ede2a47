import { expect, it } from 'vitest';
import { toasts } from './toasts.ts';

it('a message shown before the toast area is mounted waits for it, and triggers its mount', () => {
  let woken = 0;
  const off = toasts.watch(() => (woken += 1));
  expect(toasts.isWanted()).toBe(false);
  toasts.show({ kind: 'error', text: '期限が切れました' });
  expect([toasts.isWanted(), woken]).toEqual([true, 1]);
  const shown: string[] = [];
  const leave = toasts.listen(({ text }) => shown.push(text));
  toasts.show({ kind: 'info', text: '変わりました' });
  expect(shown).toEqual(['期限が切れました', '変わりました']);
  leave();
  toasts.show({ kind: 'info', text: 'あとで' });
  expect(shown).toHaveLength(2);
  off();
});
