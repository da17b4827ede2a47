import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inlineReferences } from './inline-references.ts';
import type { JsonObject } from './json.ts';

/**
 * Joins the split contract into one document.
 *
 * Schemas stay references (`#/components/schemas/Cart`), so that types and validators keep their names; parameters,
 * headers and responses stand where they are used, so that a reader of the document meets no other reference than
 * schemas and examples.
 *
 * @param root path of openapi.yaml
 * @returns the bundled document
 * @throws when the contract cannot be read or a reference leads nowhere
 */
export function bundleContract(root: string): JsonObject {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const bundled = join(folder, 'openapi.json');
  const cli = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js');
  try {
    execFileSync(process.execPath, [cli, 'bundle', root, '-o', bundled], {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return inlineReferences(JSON.parse(readFileSync(bundled, 'utf8')) as JsonObject);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
