import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const cited = String.raw`\b[LFCDGTAP]-[0-9]{2}\b|\bspec §[0-9]+`;

/** First cells of the tables of `docs/rules.md`. */
const rules = new Set(
  readFileSync(join(root, 'docs', 'rules.md'), 'utf8')
    .split('\n')
    .flatMap((line) => /^\| ([A-Z]-\d{2}|spec §\d+) \|/.exec(line)?.[1] ?? []),
);

/** Every id that is cited in a tracked file, with one of the files. */
function citations(): ReadonlyMap<string, string> {
  const found = execFileSync(
    'git',
    [
      'grep',
      '-IoE',
      cited,
      '--',
      'apps',
      'libs',
      'tools',
      'openapi',
      'docs',
      ':!docs/rules.md',
      ':!libs/api/src/generated',
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return new Map(
    found
      .trim()
      .split('\n')
      .map((line) => [line.slice(line.indexOf(':') + 1), line.slice(0, line.indexOf(':'))]),
  );
}

describe('rules that code cites', () => {
  it('are listed in docs/rules.md', () => {
    expect([...citations()].filter(([id]) => !rules.has(id)).map(([id, file]) => `${id} in ${file}`)).toEqual([]);
  });
});
