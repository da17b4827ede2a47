import { isJsonObject, type Json, type JsonObject } from './json.ts';

const INLINED = ['parameters', 'headers', 'responses'] as const;

/**
 * Puts shared parameters, headers and responses where they are referred to and drops them from the components.
 *
 * @throws when a reference leads nowhere
 */
export function inlineReferences(document: JsonObject): JsonObject {
  const components = isJsonObject(document.components) ? document.components : {};
  const kept = Object.fromEntries(
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
  return { ...(resolve(rest) as JsonObject), components: resolve(kept) };
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
