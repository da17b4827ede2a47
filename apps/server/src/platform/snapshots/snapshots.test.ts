import { describe, expect, it } from 'vitest';
import { LiveSnapshot } from './live-snapshot.ts';
import { defineSnapshot, type SnapshotSource } from './snapshot.ts';
import { Snapshots } from './snapshots.ts';

const nothing = {} as SnapshotSource;
const names = defineSnapshot('names', async () => ['ham', 'salami']);
const count = defineSnapshot('count', async () => 2);

const refreshed = async () => {
  const snapshots = new Snapshots([
    [names, new LiveSnapshot(names, nothing)],
    [count, new LiveSnapshot(count, nothing)],
  ]);
  await snapshots.refresh();
  return snapshots;
};

describe('the snapshots of a process', () => {
  it('are read by their definitions', async () => {
    const snapshots = await refreshed();
    expect(snapshots.read(names).join()).toBe('ham,salami');
    expect(snapshots.read(count).toFixed()).toBe('2');
  });

  it('report which one is not registered', () => {
    expect(() => new Snapshots([]).read(count)).toThrow('The snapshot count is not registered.');
  });

  it('can be read with another value for one of them', async () => {
    const snapshots = await refreshed();
    const other = new LiveSnapshot(
      defineSnapshot('other', async () => 3),
      nothing,
    );
    await other.refresh();
    expect(snapshots.with(count, other).read(count)).toBe(3);
    expect(snapshots.read(count)).toBe(2);
  });
});
