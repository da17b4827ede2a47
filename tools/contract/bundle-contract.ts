import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isJsonObject, type Json, type JsonObject } from './json.ts';

const INLINED = ['parameters', 'headers', 'responses'] as const;

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

/**
 * Puts shared parameters, headers and responses where they are referred to and drops them from the components.
 *
 * @throws when a reference leads nowhere
 */
function inlineReferences(document: JsonObject): JsonObject {
  const components = isJsonObject(document.components) ? document.components : {};
  const remaining = Object.fromEntries(
    Object.entries(components).filter(([kind]) => !INLINED.some((inlined) => inlined === kind)),
  );
  const resolve = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(resolve);
    if (!isJsonObject(value)) return value;
    const target = inlinedTarget(value.$ref, components);
    if (target !== undefined) return resolve(target);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner)]));
  };
  const { components: _, ...rest } = document;
  return { ...(resolve(rest) as JsonObject), components: resolve(remaining) };
}

function inlinedTarget(reference: Json | undefined, components: JsonObject): Json | undefined {
  if (typeof reference !== 'string') return undefined;
  const [, kind = '', name = ''] = /^#\/components\/([^/]+)\/([^/]+)$/.exec(reference) ?? [];
  if (!INLINED.some((inlined) => inlined === kind)) return undefined;
  const group = components[kind];
  const target = isJsonObject(group) ? group[name] : undefined;
  if (target === undefined) throw new Error(`The contract refers to ${reference}, which does not exist.`);
  return target;
}
