import { expect, it } from 'vitest';
import { LiveSnapshot } from './live-snapshot.ts';

/** A reader whose answers the test lets go one by one. */
function slowReader() {
  const waiting: ((value: number) => void)[] = [];
  return { load: () => new Promise<number>((resolve) => waiting.push(resolve)), answer: (value: number) => waiting.shift()?.(value), waiting };
}

it('cannot be read before its first refresh', () => {
  expect(() => new LiveSnapshot(async () => 1).value).toThrow('before its first refresh');
});

it('shows the older value while it is read anew', async () => {
  const { load, answer } = slowReader();
  const snapshot = new LiveSnapshot(load);
  const first = snapshot.refresh();
  answer(1);
  await first;
  const second = snapshot.refresh();
  expect(snapshot.value).toBe(1);
  answer(2);
  await second;
  expect(snapshot.value).toBe(2);
});

it('reads once more for all calls that meet a running read, since that one may have missed their change', async () => {
  const { load, answer, waiting } = slowReader();
  const snapshot = new LiveSnapshot(load);
  const calls = [snapshot.refresh(), snapshot.refresh(), snapshot.refresh()];
  answer(1);
  await Promise.resolve();
  await new Promise(setImmediate);
  expect(waiting).toHaveLength(1);
  answer(2);
  await Promise.all(calls);
  expect([snapshot.value, waiting.length]).toEqual([2, 0]);
});

it('keeps its value when a read fails, and reads again when asked', async () => {
  const answers = [async () => 1, () => Promise.reject(new Error('no')), async () => 3];
  const snapshot = new LiveSnapshot(() => answers.shift()?.() ?? Promise.reject(new Error('empty')));
  await snapshot.refresh();
  await expect(snapshot.refresh()).rejects.toThrow('no');
  expect(snapshot.value).toBe(1);
  await snapshot.refresh();
  expect(snapshot.value).toBe(3);
});
