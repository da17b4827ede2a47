import { build, type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import type { JsonSchema, OpenApiDocument } from './openapi-document.ts';

/**
 * Compiles each answer's schema once for all operations that share it: dozens answer with the whole cart, and all with
 * the same error. Undeclared properties are left out of the answer.
 */
export function makeSerializerCompiler({ components }: OpenApiDocument): FastifySerializerCompiler<JsonSchema> {
  const schemas = components?.schemas ?? {};
  const made = new Map<string, (data: unknown) => string>();
  return ({ schema }) => {
    const key = JSON.stringify(schema);
    const known = made.get(key);
    if (known) return known;
    const serialize = build(asSchema(schema), { schema: reachable(schema, schemas) });
    made.set(key, serialize);
    return serialize;
  };
}

/** The schemas that one refers to, directly or through others, by the ids of `shareSchemas`. */
function reachable(
  schema: JsonSchema,
  all: Record<string, JsonSchema>,
  found: Record<string, Schema> = {},
): Record<string, Schema> {
  for (const [, name] of JSON.stringify(schema).matchAll(/"\$ref":"([^"#]+)#"/g)) {
    const target = name === undefined ? undefined : all[name];
    if (name === undefined || !target || name in found) continue;
    found[name] = asSchema({ ...target, $id: name });
    reachable(target, all, found);
  }
  return found;
}

/** The library's type wants a `type` in every object; a schema that only refers to another has none, and works. */
function asSchema(schema: JsonSchema): Schema {
  return schema as unknown as Schema;
}
