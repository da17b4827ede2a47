import type { ValidateFunction } from 'ajv';
import { contractDocument } from '../../platform/contract/openapi-document.ts';
import { makeValidators } from '../../platform/contract/make-validators.ts';
import type { JsonSchema } from '../../platform/contract/openapi-document.ts';
import { shareSchemas } from '../../platform/contract/share-schemas.ts';

const document = shareSchemas(contractDocument);

/** Worked out by the server from hosts, environment and photographs. */
const derived: ReadonlySet<string> = new Set([
  'SITE.URL',
  'SITE.CHANNEL_PREFIX',
  'SITE.HERO',
  'SITE.LOGO',
  'SITE.ICON',
  'SITE.SHARE',
  'CAPTCHA.URL',
  'GTM.URL',
  'GTM.CONSENT_VERSION',
  'PAYMENT',
  'PAYMENT.FRAME_ORIGIN',
  'PAYMENT.SOURCES',
]);

/** The schema of `FrontSettings` without additional properties: unknown names are refused. */
export const frontSettingsSchema: JsonSchema = closed(document.components?.schemas?.FrontSettings ?? {});

/** The check of a channel's whole settings. */
export function compileFrontSettings(): ValidateFunction {
  return makeValidators(document).strict.compile(frontSettingsSchema);
}

/**
 * The schema of one setting by its dotted name, e.g. `ORDER.SHIPPING.IS_ALLOW_MULTIPLE`; null when it cannot be set.
 */
export function schemaOfSetting(name: string): JsonSchema | null {
  if (derived.has(name)) return null;
  return name.split('.').reduce<JsonSchema | null>((schema, part) => {
    const properties = schema?.properties as Record<string, JsonSchema> | undefined;
    const more = schema?.additionalProperties;
    if (properties && Object.hasOwn(properties, part)) return properties[part] ?? null;
    return typeof more === 'object' && more !== null && !(part in Object.prototype) ? (more as JsonSchema) : null;
  }, frontSettingsSchema);
}

function closed(schema: JsonSchema): JsonSchema {
  const { properties } = schema;
  if (typeof properties !== 'object' || properties === null) return schema;
  const inner = Object.fromEntries(
    Object.entries(properties as Record<string, JsonSchema>).map(([name, part]) => [name, closed(part)]),
  );
  return { additionalProperties: false, ...schema, properties: inner };
}
