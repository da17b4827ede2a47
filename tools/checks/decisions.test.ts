import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './workspace.ts';

it('each decision has a unique number, also in its heading', () => {
  const decisions = globSync('docs/decisions/*.md', { cwd: root }).map((file) => ({
    file: basename(file),
    heading: readFileSync(join(root, file), 'utf8').split('\n', 1)[0] ?? '',
  }));
  expect(decisions.length).toBeGreaterThan(50);
  const numbers = decisions.map(({ file }) => file.slice(0, 4));
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  expect(decisions.filter(({ file, heading }) => !heading.startsWith(`# ${Number(file.slice(0, 4))}. `))).toEqual([]);
});

it('each decision that a file cites exists', () => {
  const numbers = new Set(
    globSync('docs/decisions/*.md', { cwd: root }).map((file) => Number(basename(file).slice(0, 4))),
  );
  const cited = execFileSync('git', ['grep', '-IinE', '\\bdecisions? [0-9]+', '--', ':!package-lock.json'], {
    cwd: root,
    encoding: 'utf8',
  });
  const unknown = cited
    .split('\n')
    .filter((line) =>
      [...line.matchAll(/\bdecisions? (\d+)(?: and (\d+))?/gi)].some(([, ...found]) =>
        found.some((number) => number !== undefined && !numbers.has(Number(number))),
      ),
    );
  expect(unknown).toEqual([]);
});
