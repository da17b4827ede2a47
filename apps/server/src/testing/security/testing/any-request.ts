import fc from 'fast-check';
import type { ContractCall } from './contract-calls.ts';
import { sharedDocument } from './contract-calls.ts';
import { anything, nearSchema, toJson } from './any-value.ts';
import { PARTS, VALUES } from './hostile-address.ts';

/** A request as sent over HTTP. */
export interface AnyRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
}

type Known = (name: string) => readonly unknown[];

const MEDIA = [
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/json;',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=b',
  'application/x-www-form-urlencoded',
  'application/json, text/html',
  '/',
  ';',
  'あ',
].map((it) => Buffer.from(it).toString('latin1'));
const HEADERS = [
  'if-none-match',
  'if-match',
  'accept',
  'accept-encoding',
  'accept-language',
  'content-encoding',
  'x-signature',
  'x-http-method-override',
  'cookie',
  'range',
  'origin',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'host',
  'x-channel',
  'authorization',
];
const HEADER_VALUES = [
  '',
  '0',
  '*',
  '""',
  'x'.repeat(4000),
  'bytes=0-',
  'Bearer',
  'Bearer x',
  'Bearer ' + 'x'.repeat(3000),
  'Basic eDp4',
  'localhost:99999',
  '::1',
  'gzip',
  '%00',
  '__proto__',
  't=1,v1=x',
  't=1e309,v1=',
  '\u00ff\u0080',
];

/** Requests of one call, from nearly valid to nonsense: whatever a client may send within HTTP. */
export function anyRequest(call: ContractCall, known: Known): fc.Arbitrary<AnyRequest> {
  return fc
    .record({ path: anyPath(call, known), query: anyQuery(call, known), sent: anyBody(call, known), odd: oddHeaders })
    .map(({ path, query, sent: { media, body }, odd }) => ({
      method: call.method,
      path: `${path}${query}`,
      headers: {
        'x-channel': 'simple.localhost',
        ...(media !== null && { 'content-type': media }),
        'content-length': String(body === null ? 0 : Buffer.byteLength(body)),
        ...odd,
      },
      body,
    }));
}

function anyPath({ path, pathNames }: ContractCall, known: Known): fc.Arbitrary<string> {
  const part = (name: string) =>
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc.constantFrom<unknown>(...known(name), '1').map((it) => encodeURIComponent(String(it))),
      },
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          ...PARTS,
          '-1e309',
          '1e10',
          '1e309',
          '2147483648',
          '9007199254740993',
          '%E0%A4%A',
          '%EF%BF%BF',
          'x'.repeat(70),
        ),
      },
      {
        weight: 1,
        arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }).map((it) => encodeURIComponent(it)),
      },
    );
  return fc
    .tuple(...pathNames.map(part))
    .map((parts) => pathNames.reduce((made, name, index) => made.replace(`{${name}}`, () => parts[index] ?? ''), path));
}

function anyQuery({ schemas }: ContractCall, known: Known): fc.Arbitrary<string> {
  const properties = Object.entries((schemas.querystring?.properties ?? {}) as Record<string, object>);
  const none = fc.constant('');
  const foreign = fc
    .tuple(fc.constantFrom('nonsense', '__proto__', 'page', 'a[b]'), fc.constantFrom(...VALUES))
    .map(([name, value]) => `?${name}=${value}`);
  if (properties.length === 0) return fc.oneof({ weight: 5, arbitrary: none }, { weight: 1, arbitrary: foreign });
  const value = (name: string, schema: object) =>
    fc.oneof(
      {
        weight: 4,
        arbitrary: nearSchema(schema as Record<string, unknown>, {}, known, name).map((it) =>
          [it].flat().map((one) => encodeURIComponent(String(one).toWellFormed())),
        ),
      },
      {
        weight: 2,
        arbitrary: fc.array(
          fc.constantFrom(
            ...VALUES,
            '1e309',
            '2147483648',
            '9007199254740993',
            '9999-12-31',
            '%E0%A4%A',
            '%F0%9F%8D%96',
          ),
          { minLength: 1, maxLength: 2 },
        ),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 120 }).map((it) => [encodeURIComponent(it)]) },
    );
  const own = fc
    .record(Object.fromEntries(properties.map(([name, schema]) => [name, value(name, schema)])), { requiredKeys: [] })
    .map((chosen) =>
      Object.entries(chosen)
        .flatMap(([name, values]) => (values ?? []).map((it) => `${encodeURIComponent(name)}=${it}`))
        .join('&'),
    )
    .map((text) => (text === '' ? '' : `?${text}`));
  return fc.oneof({ weight: 1, arbitrary: none }, { weight: 6, arbitrary: own }, { weight: 1, arbitrary: foreign });
}

interface Sent {
  readonly media: string | null;
  readonly body: string | Buffer | null;
}

function anyBody({ mediaTypes, schemas, example }: ContractCall, known: Known): fc.Arbitrary<Sent> {
  const json = (body: string | Buffer): Sent => ({ media: 'application/json', body });
  const nothing = fc.constantFrom<string | null>(null, ...MEDIA).map((media): Sent => ({ media, body: null }));
  const nonsense = fc
    .tuple(
      fc.constantFrom<string | null>(null, ...MEDIA),
      fc.constantFrom('{}', 'null', '[]', '0', '"', '{"a":1e309}', 'a=b', '--b--\r\n', '\ufeff{}', '\0'),
    )
    .map(([media, body]): Sent => ({ media, body }));
  const odd = fc.oneof(nothing, nonsense);
  if (mediaTypes.length === 0)
    return fc.oneof(
      { weight: 6, arbitrary: fc.constant<Sent>({ media: null, body: null }) },
      { weight: 1, arbitrary: odd },
    );
  if (mediaTypes.includes('multipart/form-data'))
    return fc.oneof({ weight: 4, arbitrary: anyForm() }, { weight: 1, arbitrary: odd });
  const schema = schemas.body;
  const near = schema ? nearSchema(schema, sharedDocument.components?.schemas ?? {}, known) : anything;
  const good = example === undefined ? near : fc.oneof(near, fc.constant(withKnown(example, known)));
  const spoilt = fc.tuple(good, fc.nat(), anything).map(([value, at, by]) => spoil(value, at, by));
  const broken = good
    .map(toJson)
    .chain((text) =>
      fc.constantFrom(
        json(text.slice(0, Math.ceil(text.length / 2))),
        json(Buffer.from(text, 'utf16le')),
        json(`${text}${text}`),
        json(`${'['.repeat(20_000)}${']'.repeat(20_000)}`),
        json(JSON.stringify('x'.repeat(300_000))),
      ),
    );
  return fc.oneof(
    { weight: 5, arbitrary: good.map(toJson).map(json) },
    { weight: 8, arbitrary: spoilt.map(toJson).map(json) },
    { weight: 1, arbitrary: anything.map(toJson).map(json) },
    { weight: 1, arbitrary: broken },
    { weight: 2, arbitrary: odd },
  );
}

/** The example, with existing values in place of invented ones. */
function withKnown(value: unknown, known: Known, name = ''): unknown {
  if (Array.isArray(value)) return value.map((it: unknown) => withKnown(it, known, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([field, it]) => [field, withKnown(it, known, field)]));
  return known(name).find((it) => typeof it === typeof value) ?? value;
}

/** Puts `by` in the place of one part, or beside it. */
function spoil(value: unknown, at: number, by: unknown): unknown {
  if (typeof value !== 'object' || value === null) return by;
  const names = Object.keys(value);
  if (names.length === 0 || at % 7 === 0)
    return Array.isArray(value) ? [...(value as unknown[]), by] : { ...value, nonsense: by };
  const name = names[at % names.length] ?? '';
  const inner = spoil((value as Record<string, unknown>)[name], Math.floor(at / names.length), by);
  return Array.isArray(value)
    ? value.map((it: unknown, index) => (String(index) === name ? inner : it))
    : { ...value, [name]: inner };
}

function anyForm(): fc.Arbitrary<Sent> {
  const head = fc.constantFrom(
    'form-data; name="file"; filename="a.csv"',
    'form-data; name="file"; filename="a.png"',
    'form-data; name="dir"',
    'form-data; name="file"',
    'form-data; name="__proto__"',
    'form-data',
    'form-data; name=""; filename=""',
    'attachment',
    '',
  );
  const content = fc.oneof(
    fc.constantFrom(
      '',
      'inquiries',
      '姓,名\r\n見本,太郎\r\n',
      '"',
      `${'a,'.repeat(3000)}\r\n`,
      '\ufeff',
      '\0\0',
      `\x89PNG\r\n\x1a\n${'x'.repeat(50)}`,
      '%PDF-1.7',
      'x'.repeat(5 * 1024 * 1024 + 1),
    ),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );
  const parts = fc.array(
    fc
      .tuple(head, content)
      .map(
        ([disposition, text]) =>
          `--b\r\n${disposition === '' ? '' : `content-disposition: ${disposition}\r\n`}\r\n${text}\r\n`,
      ),
    { maxLength: 3 },
  );
  const end = fc.constantFrom('--b--\r\n', '--b--\r\n', '--b--\r\n', '', '--b', '--b\r\n');
  const media = fc.constantFrom(
    'multipart/form-data; boundary=b',
    'multipart/form-data; boundary=b',
    'multipart/form-data; boundary=b',
    'multipart/form-data; boundary="b"',
    'multipart/form-data; boundary=c',
    'multipart/form-data; boundary=',
    'multipart/form-data',
    'multipart/mixed; boundary=b',
  );
  return fc
    .tuple(parts, end, media)
    .map(([made, last, type]) => ({ media: type, body: Buffer.from(`${made.join('')}${last}`) }));
}

const oneHeader = fc
  .tuple(fc.constantFrom(...HEADERS), fc.constantFrom(...HEADER_VALUES))
  .map(([name, value]) => ({ [name]: value }));
const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: oneHeader },
);
