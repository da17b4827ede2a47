import { spawnSync } from 'node:child_process';
import { chmodSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../launch/parts.ts';

const units = join(root, 'deploy/systemd');
const copies = mkdtempSync(join(tmpdir(), 'shop-units-'));
afterAll(() => rmSync(copies, { recursive: true, force: true }));

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

/** Copies a unit with the programs of this folder instead of those of /opt/shop, which `verify` looks for. */
function copyUnit(file: string): string {
  const instance = file.replace('@.', '@4001.');
  writeFileSync(join(copies, instance), readFileSync(join(units, file), 'utf8').replaceAll('/opt/shop', copies));
  return join(copies, instance);
}

describe('deploy/systemd', () => {
  const files = globSync('*.*', { cwd: units }).filter((file) => /\.(?:service|timer|target)$/.test(file));

  it.skipIf(!hasSystemd)('has units that systemd accepts without a warning', () => {
    for (const program of ['node_modules/.bin/node', 'deploy/bin/backup']) {
      mkdirSync(join(copies, program, '..'), { recursive: true });
      writeFileSync(join(copies, program), '');
      chmodSync(join(copies, program), 0o755);
    }
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files.map(copyUnit)], {
      encoding: 'utf8',
    });
    const ofShop = stderr.split('\n').filter((line) => line.includes(copies) || line.includes('shop'));
    expect([status, ofShop]).toEqual([0, []]);
  });

  it('names programs and documents that exist', () => {
    const paths = files.flatMap((file) =>
      [...readFileSync(join(units, file), 'utf8').matchAll(/\/opt\/shop\/(\S+)/g)].map(([, path = '']) => path),
    );
    expect(paths.length).toBeGreaterThan(4);
    const missing = paths.filter((path) => globSync(path, { cwd: root }).length === 0);
    expect(missing.map((path) => basename(path))).toEqual([]);
  });
});
