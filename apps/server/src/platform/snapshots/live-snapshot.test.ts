import { expect, it } from 'vitest';
import { LiveSnapshot } from './live-snapshot.ts';
import { defineSnapshot, type Snapshot, type SnapshotSource } from './snapshot.ts';

/** A live snapshot whose reads need no database. */
function live<T>(load: () => Promise<T>, patch?: NonNullable<Snapshot<T>['patch']>): LiveSnapshot<T> {
  return new LiveSnapshot(defineSnapshot('sample', load, patch), {} as SnapshotSource);
}

/** A reader whose results the test resolves one by one. */
function slowReader() {
  const waiting: ((value: number) => void)[] = [];
  return {
    load: () => new Promise<number>((resolve) => waiting.push(resolve)),
    answer: (value: number) => waiting.shift()?.(value),
    waiting,
  };
}

it('cannot be read before its first refresh', () => {
  expect(() => live(async () => 1).value).toThrow('before its first refresh');
});

it('returns the previous value while it is reloaded', async () => {
  const { load, answer } = slowReader();
  const snapshot = live(load);
  const first = snapshot.refresh();
  answer(1);
  await first;
  const second = snapshot.refresh();
  expect(snapshot.value).toBe(1);
  answer(2);
  await second;
  expect(snapshot.value).toBe(2);
});

it('reads once more for all calls during a running read, which may have missed their change', async () => {
  const { load, answer, waiting } = slowReader();
  const snapshot = live(load);
  const calls = [snapshot.refresh(), snapshot.refresh(), snapshot.refresh()];
  answer(1);
  await Promise.resolve();
  await new Promise(setImmediate);
  expect(waiting).toHaveLength(1);
  answer(2);
  await Promise.all(calls);
  expect([snapshot.value, waiting.length]).toEqual([2, 0]);
});

it('preserves its value when a read fails, and reads again at the next refresh', async () => {
  const answers = [async () => 1, () => Promise.reject(new Error('no')), async () => 3];
  const snapshot = live(() => answers.shift()?.() ?? Promise.reject(new Error('empty')));
  await snapshot.refresh();
  await expect(snapshot.refresh()).rejects.toThrow('no');
  expect(snapshot.value).toBe(1);
  await snapshot.refresh();
  expect(snapshot.value).toBe(3);
});

it('reads only changes when it has a patch function, and everything at the first and at a full refresh', async () => {
  const reads: string[] = [];
  const snapshot = live(
    async () => (reads.push('all'), 'all'),
    async (value, ids) => (reads.push([...ids].join()), `${value} ${[...ids].join()}`),
  );
  await snapshot.refresh([1]);
  await Promise.all([snapshot.refresh([2]), snapshot.refresh([3]), snapshot.refresh([3, 4])]);
  expect(snapshot.value).toBe('all 2 3,4');
  await Promise.all([snapshot.refresh([5]), snapshot.refresh(), snapshot.refresh([6])]);
  expect(reads).toEqual(['all', '2', '3,4', '5', 'all']);
});

it('includes the changes of a failed read in the next one', async () => {
  let isBusy = true;
  const snapshot = live<number[]>(
    async () => [],
    async (value, ids) => {
      if (isBusy) throw new Error('the database is busy');
      return [...value, ...ids];
    },
  );
  await snapshot.refresh();
  await expect(snapshot.refresh([1])).rejects.toThrow('busy');
  isBusy = false;
  await snapshot.refresh([2]);
  expect(snapshot.value).toEqual([1, 2]);
});
