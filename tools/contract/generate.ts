/**
 * Writes libs/api/src/generated from openapi/; with --check it writes nothing and fails when a file differs.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { renderContract } from './render-contract.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const target = join(root, 'libs/api/src/generated');
const isCheck = process.argv.includes('--check');

const files = await renderContract(join(root, 'openapi/openapi.yaml'));
const stale = Object.entries(files).filter(([name, text]) => {
  const path = join(target, name);
  return !existsSync(path) || readFileSync(path, 'utf8') !== text;
});

if (isCheck && stale.length > 0) {
  const names = stale.map(([name]) => name).join(', ');
  console.error(`The contract changed but ${names} did not: run "npx node tools/contract/generate.ts".`);
  process.exit(1);
}
mkdirSync(target, { recursive: true });
for (const [name, text] of stale) writeFileSync(join(target, name), text);
console.log(stale.length === 0 ? 'Contract: up to date.' : `Contract: ${stale.length} file(s) written.`);
