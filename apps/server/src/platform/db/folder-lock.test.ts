import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pidFile = () => join(folder, 'server.pid');
const endedProcess = () => spawnSync(process.execPath, ['-e', '']).pid;

it('locks a folder, creates it when it is missing, and unlocks it', () => {
  const unlock = lockFolder(join(folder, 'deep', 'data'));
  expect(readFileSync(join(folder, 'deep', 'data', 'server.pid'), 'utf8')).toBe(String(process.pid));
  unlock();
  expect(existsSync(join(folder, 'deep', 'data', 'server.pid'))).toBe(false);
});

it('refuses a folder that another running process has locked, and names that process', () => {
  writeFileSync(pidFile(), String(process.ppid));
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.ppid}`);
  expect(readFileSync(pidFile(), 'utf8')).toBe(String(process.ppid));
});

it('refuses a folder that this process has already locked', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow('already open');
  unlock();
});

it.each([
  ['whose process has ended', () => String(endedProcess())],
  ['of an earlier process with the same id', () => String(process.pid)],
  ['that has invalid content', () => 'nobody'],
])('takes over a folder with a pid file %s', (_what, content) => {
  writeFileSync(pidFile(), content());
  lockFolder(folder)();
});

it('reports in one line that a folder cannot be written', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => lockFolder(file)).toThrow(/^The data folder .* cannot be written \(E[A-Z]+\)\.$/);
});
