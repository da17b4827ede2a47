import { PGlite } from '@electric-sql/pglite';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { wrapPglite } from './open-pglite.ts';

/** Queries of the shop's tables in PostgreSQL's system catalogues, one row per object. */
const QUERIES: Readonly<Record<string, string>> = {
  columns: `select concat_ws(' ', table_name, column_name, udt_name, is_nullable, coalesce(column_default, '-'), coalesce(identity_generation, '-'), coalesce(generation_expression, '-')) as line
    from information_schema.columns where table_schema = 'public'`,
  constraints: `select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line from pg_constraint where connamespace = 'public'::regnamespace`,
  indexes: `select indexdef as line from pg_indexes where schemaname = 'public'`,
};

async function describeSchema(client: PGlite): Promise<Record<string, string[]>> {
  const answers = await Promise.all(
    Object.entries(QUERIES).map(
      async ([what, query]) =>
        [what, (await client.query<{ line: string }>(query)).rows.map(({ line }) => line).toSorted()] as const,
    ),
  );
  return Object.fromEntries(answers);
}

async function statementsOfSchema(): Promise<string[]> {
  const folder = fileURLToPath(new URL('./schema/', import.meta.url));
  const modules = await Promise.all(
    readdirSync(folder).map((name): Promise<Record<string, unknown>> => import(`./schema/${name.slice(0, -3)}.ts`)),
  );
  return generateMigration(
    generateDrizzleJson({}, undefined, undefined, 'snake_case'),
    generateDrizzleJson(Object.assign({}, ...modules), undefined, undefined, 'snake_case'),
  );
}

/** The schema that `make` builds in an empty database. */
async function schemaOf(make: (client: PGlite) => Promise<void>): Promise<Record<string, string[]>> {
  const client = await PGlite.create();
  await make(client);
  const found = await describeSchema(client);
  await client.close();
  return found;
}

it('the migrations create the same schema as the schema files', async () => {
  const migrated = await schemaOf((client) => wrapPglite(client).migrate());
  const statements = await statementsOfSchema();
  const fresh = await schemaOf(async (client) => void (await client.exec(statements.join(';\n'))));
  expect(migrated.columns?.length).toBeGreaterThan(300);
  expect(migrated).toEqual(fresh);
});
