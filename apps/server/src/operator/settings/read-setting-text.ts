import type { JsonSchema } from '../../contract/openapi-document.ts';

/** What was typed for a setting: a text where the setting is one, otherwise JSON; undefined when it is neither. */
export function readSettingText(schema: JsonSchema, text: string): unknown {
  const types = [schema.type].flat();
  if (types.includes('string') && !(text === 'null' && types.includes('null'))) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
