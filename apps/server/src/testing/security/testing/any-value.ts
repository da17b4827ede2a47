import fc from 'fast-check';
import type { JsonSchema } from '../../../platform/contract/openapi-document.ts';

/** Placeholders for numbers that JSON can write but JavaScript cannot, or would round; see `toJson`. */
const NUMBER = '\u0001number ';
const RAW_NUMBERS = [
  '1e309',
  '-1e309',
  '1e-400',
  '-0',
  '0.1e1',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '99999999999999999999',
  '1.0',
].map((it) => `${NUMBER}${it}`);
const NUMBERS = [0, 1, -1, 1.5, 2, 100, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e300];
const TEXTS = [
  '',
  ' ',
  '　',
  '0',
  '-1',
  '1e309',
  '2147483648',
  'null',
  'true',
  'a\ud800b',
  '\u202eabc\u0301',
  '%_\\',
  `'"; --`,
  '<b>',
  '../..',
  '__proto__',
  'constructor',
  '\r\n',
  '\t',
  '\u007f',
  '\ufeff',
  '\u0000',
  '👨‍👩‍👧‍👦',
  '２０２６－０１－０１',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '-000001-01-01',
  '2026-11-21T25:00:00Z',
  'x@example.com',
  'あ'.repeat(300),
  'x'.repeat(70_000),
];

/** Any value: of a wrong type, extreme, or random. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], [[]], {}, { a: 1 }, ...RAW_NUMBERS, ...NUMBERS, ...TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** The value as sent over HTTP. */
export const toJson = (value: unknown): string => JSON.stringify(value).replace(/"\\u0001number ([^"]*)"/g, '$1');

/**
 * Values close to a schema: of its types and near its limits, with any of its optional fields.
 *
 * @param schemas those that `$ref` names by id, as `shareSchemas` returns them
 * @param known values that exist in this shop, by the name of the field
 */
export function nearSchema(
  schema: JsonSchema,
  schemas: Readonly<Record<string, JsonSchema>>,
  known: (name: string) => readonly unknown[],
  name = '',
  depth = 0,
): fc.Arbitrary<unknown> {
  const inner = (part: unknown, as = name) => nearSchema(part as JsonSchema, schemas, known, as, depth + 1);
  if (typeof schema.$ref === 'string') return inner(schemas[schema.$ref.replace(/#$/, '')] ?? {});
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom<unknown>(...schema.enum);
  const forms = schema.oneOf ?? schema.anyOf;
  if (Array.isArray(forms)) return fc.oneof(...forms.map((form) => inner(form)));
  const types = [schema.type].flat().filter((type) => typeof type === 'string');
  return fc.oneof(...(types.length > 0 ? types : ['string']).map((type) => ofType(type)));

  function ofType(type: string): fc.Arbitrary<unknown> {
    switch (type) {
      case 'object':
        return objectOf();
      case 'array':
        return depth > 8
          ? fc.constant([])
          : fc.array(inner(schema.items ?? {}), { minLength: Math.min(numberOf('minItems', 0), 3), maxLength: 3 });
      case 'integer':
      case 'number':
        return fc.constantFrom<unknown>(
          ...known(name).filter((it) => typeof it === 'number'),
          numberOf('minimum', 0),
          numberOf('maximum', 2 ** 31 - 1),
          numberOf('minimum', 0) + 1,
          1,
          2,
        );
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      default:
        return textOf();
    }
  }

  function objectOf(): fc.Arbitrary<unknown> {
    const fields = Object.entries((schema.properties ?? {}) as Record<string, unknown>);
    const required = Array.isArray(schema.required) ? (schema.required as string[]) : [];
    return fc.record(Object.fromEntries(fields.map(([field, part]) => [field, inner(part, field)])), {
      requiredKeys: required.filter((field) => fields.some(([it]) => it === field)),
    });
  }

  function textOf(): fc.Arbitrary<unknown> {
    const [min, max] = [numberOf('minLength', 0), Math.min(numberOf('maxLength', 20), 300)];
    const there = known(name).filter((it) => typeof it === 'string');
    if (schema.format === 'date')
      return fc.constantFrom<unknown>('2026-11-25', '1990-04-01', '2024-02-29', '9999-12-31', '0001-01-01');
    if (schema.format === 'date-time')
      return fc.constantFrom<unknown>('2026-11-20T10:00:00+09:00', '9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z');
    const made = fc.oneof(
      fc.string({ minLength: Math.min(min, max), maxLength: max }),
      fc.string({ unit: 'grapheme', minLength: Math.min(min, max), maxLength: max }),
      fc.constantFrom('1', '100-0001', '東京都', 'ミホン', '0312345678', 'x@example.com'),
    );
    return there.length > 0 ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom<unknown>(...there) }, made) : made;
  }

  function numberOf(keyword: string, otherwise: number): number {
    const value = schema[keyword];
    return typeof value === 'number' ? value : otherwise;
  }
}
