import { isJsonObject, type Json, type JsonObject } from './json.ts';

/**
 * Gives every field that says nothing about itself the sentence the glossary has for its name: what means the same
 * everywhere is written once. A field that only refers to a schema says what that schema says.
 *
 * @param glossary sentence by field name
 */
export function describeFields(document: JsonObject, glossary: Readonly<Record<string, string>>): JsonObject {
  const described = (name: string, field: Json): Json => {
    const inner = visit(field);
    const sentence = glossary[name];
    if (!isJsonObject(inner) || '$ref' in inner || 'description' in inner || sentence === undefined) return inner;
    return { ...inner, description: sentence };
  };
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isJsonObject(value)) return value;
    return mapValues(value, (key, inner) => {
      if (key === 'examples') return inner;
      return key === 'properties' && isJsonObject(inner) ? mapValues(inner, described) : visit(inner);
    });
  };
  return mapValues(document, (_key, part) => visit(part));
}

function mapValues(from: JsonObject, change: (key: string, value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(key, value)]));
}
