import fc from 'fast-check';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { ContractCall } from './contract-calls.ts';

/** A body as sent over HTTP. */
export interface SentBody {
  what: string;
  media: string | undefined;
  payload: string | Buffer;
}

const OTHER_MEDIA = [
  undefined,
  'text/plain',
  'text/html',
  'application/xml',
  'text/json',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'multipart/form-data',
  'application/jsonp',
];
const TOO_LARGE = 300 * 1024;

const extremes = fc.constantFrom<unknown>(
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e300,
  '',
  '　',
  'a\u0000b',
  'あ'.repeat(6000),
  '1',
  [],
  [[]],
  {},
  { a: 1 },
);
const poison = fc.oneof(
  extremes,
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.bigInt({ min: 2n ** 70n }).map(Number),
);

/** Bodies that the contract refuses, generated from a valid one. */
export function hostileBody(
  { example, mediaTypes }: ContractCall,
  validate: ValidateFunction | null,
): fc.Arbitrary<SentBody> {
  const text = JSON.stringify(example ?? {});
  const otherMedia = fc
    .constantFrom(...OTHER_MEDIA.filter((media) => media === undefined || !mediaTypes.includes(media)))
    .map((media) => ({ what: `media ${media}`, media, payload: text }));
  if (!mediaTypes.includes('application/json')) return otherMedia;
  const json = (what: string, payload: string | Buffer): SentBody => ({ what, media: 'application/json', payload });
  const broken = fc.constantFrom(
    json('half a body', text.slice(0, Math.ceil(text.length / 2))),
    json('two bodies', text + text),
    json('no JSON', '<body/>'),
    json(
      'broken UTF-8',
      Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff, 0xfe, 0xc3, 0x28]), Buffer.from('"}')]),
    ),
    json('UTF-16', Buffer.from(text, 'utf16le')),
    json('NUL', `${text.slice(0, -1)},"a":"\\u0000"}`),
    json('half a surrogate pair', `${text.slice(0, -1)},"a":"\\ud800"}`),
    json('a prototype', '{"__proto__":{"admin":true}}'),
    json('a constructor', '{"constructor":{"prototype":{"admin":true}}}'),
    json('a deep nest', '['.repeat(50_000) + ']'.repeat(50_000)),
    json('too much', JSON.stringify({ a: 'x'.repeat(TOO_LARGE) })),
  );
  return validate === null
    ? otherMedia
    : fc.oneof(
        { weight: 1, arbitrary: otherMedia },
        { weight: 2, arbitrary: broken },
        { weight: 6, arbitrary: spoiled(example, validate).map(({ what, body }) => json(what, JSON.stringify(body))) },
      );
}

function spoiled(example: unknown, validate: ValidateFunction): fc.Arbitrary<{ what: string; body: unknown }> {
  const places = placesOf(example);
  const replaced = fc
    .tuple(fc.constantFrom(...places), poison)
    .map(([path, value]) => ({ what: `at ${path.join('.')}`, body: replaceAt(example, path, value) }));
  const added = fc
    .tuple(
      fc.constantFrom(...places),
      fc.oneof(fc.stringMatching(/^[a-z_]{3,12}$/), fc.constantFrom('constructor', 'toString', 'valueOf')),
      poison,
    )
    .map(([path, name, value]) => ({
      what: `${name} besides ${path.join('.')}`,
      body: replaceAt(example, [...path.slice(0, -1), name], value),
    }));
  return fc.oneof(replaced, added).filter(({ body }) => !validate(structuredClone(body)));
}

type Path = readonly string[];

/** Every position in a JSON value, the root first. */
function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => placesOf(inner, [...path, name]))];
}

function replaceAt(value: unknown, [name, ...rest]: Path, by: unknown): unknown {
  if (name === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === name ? replaceAt(item, rest, by) : (item as unknown)));
  const object = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { ...object, [name]: replaceAt(object[name], rest, by) };
}
