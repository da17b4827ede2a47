import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../context/ctx.ts';
import { ConflictError, UnauthenticatedError } from '../errors/index.ts';
import { replyWithError } from '../http/error-reply.ts';
import { Answer } from './answer.ts';
import { bindContract } from './bind-contract.ts';
import type { AnyHandler, Handlers } from './handlers.ts';
import { sampleContract } from './testing/sample-contract.ts';

const handlers: Record<string, AnyHandler> = {
  createPerson: async ({ body }) => body,
  ping: async ({ body }) => ({ got: body }),
  search: async ({ query }) => ({ got: query }),
  page: async ({ params }) => ({ got: params }),
  secret: async () => ({ got: 'secret' }),
  maybe: async () => ({ got: 'anyone' }),
  shared: async () => ({ got: 'shared' }),
  moved: async () => new Answer({ got: 'there' }, { status: 202, headers: { 'x-place': 'there' } }),
  nothing: async () => undefined,
  wrong: async () => ({ kind: 'unheard of' }),
  unnamed: async () => {
    throw new ConflictError('thing.taken', 'すでに使われています。');
  },
};

const faults: string[] = [];
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  app.setErrorHandler(replyWithError);
  bindContract(app, {
    document: sampleContract,
    handlers: handlers as Handlers,
    onRequest:
      ({ auth: rule }) =>
      async (request) => {
        if (rule === 'required' && !request.headers.authorization)
          throw new UnauthenticatedError('auth.required', 'ログインが必要です。');
      },
    contextOf: () => ({ ctx: {} as Ctx, caller: { ip: '', userAgent: '', accessToken: null, header: () => null } }),
    limitOf: () => null,
    isShared: (id) => id === 'shared',
    onWrongAnswer: (fault) => faults.push(fault),
  });
  await app.ready();
});
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };
const post = async (payload: string | object, headers: Record<string, string> = json, url = '/people') => {
  const response = await app.inject({ method: 'POST', url, payload, headers });
  return { status: response.statusCode, body: response.json() };
};

describe('a request body', () => {
  it('is accepted when it matches the contract', async () => {
    expect(await post({ name: '見本', age: 7 })).toEqual({ status: 201, body: { name: '見本', age: 7 } });
  });

  it('may have null in nullable fields', async () => {
    expect((await post({ name: '見本', age: null })).status).toBe(201);
  });

  it.each([
    ['an unknown field', { name: '見本', admin: true }, { admin: ['不明な項目です。'] }],
    ['a number instead of text', { name: 5 }, { name: ['文字で入力してください。'] }],
    ['text instead of a number', { name: '見本', age: '7' }, { age: ['整数で指定してください。'] }],
    ['a missing field', {}, { name: ['入力してください。'] }],
    [
      'an error in a nested field',
      { name: '見本', addresses: [{ zip: '12345678' }] },
      { 'addresses.0.zip': ['7文字以内で入力してください。'] },
    ],
    ['a blank field', { name: '' }, { name: ['入力してください。'] }],
    [
      'a value that is not in the list',
      { name: '見本', colour: 'red' },
      { colour: ['選択肢の中から選んでください。'] },
    ],
    [
      'a value that matches no alternative',
      { name: '見本', pet: { kind: 'dog', barks: 'yes' } },
      { 'pet.barks': ['true か false で指定してください。'] },
    ],
  ])('with %s is refused with an error at that field', async (_what, body, errors) => {
    expect(await post(body)).toEqual({
      status: 422,
      body: { code: 'input.invalid', message: '入力内容をご確認ください。', errors },
    });
  });

  it('that is missing where one is required is refused, with and without a content type', async () => {
    expect((await post('', {})).status).toBe(422);
    expect((await post('', json)).status).toBe(422);
  });

  it('of another media type is refused before it is read', async () => {
    expect(await post('{"name":"見本"}', { 'content-type': 'text/plain' })).toMatchObject({
      status: 415,
      body: { code: 'request.media_type' },
    });
    expect((await post('{"name":"見本"}', {})).status).toBe(415);
    expect((await post('name=x', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  });

  it.each([['text/plain'], ['multipart/form-data; boundary=b'], ['nonsense']])(
    'of the media type %s is refused with an error code, also when it is empty',
    async (type) => {
      expect(await post('', { 'content-type': type, 'content-length': '0' }, '/ping')).toMatchObject({
        status: 415,
        body: { code: 'request.media_type' },
      });
    },
  );

  it('with a number out of range is refused', async () => {
    expect(await post('{"name":"見本","age":1e309}')).toMatchObject({
      status: 422,
      body: { errors: { age: ['整数で指定してください。'] } },
    });
    expect(await post('{"name":"見本","age":-2147483649}')).toMatchObject({
      status: 422,
      body: { errors: { age: ['-2147483648以上で指定してください。'] } },
    });
  });

  it('of malformed JSON is refused with an error code', async () => {
    expect(await post('{"name":')).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
  });

  it('with a __proto__ key is refused', async () => {
    expect((await post('{"name":"x","__proto__":{"admin":true}}')).status).toBe(400);
  });

  it('that is not UTF-8 is refused', async () => {
    const { status, body } = await post(
      Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]),
    );
    expect([status, body.code]).toEqual([400, 'request.malformed']);
  });

  it('with a NUL character is refused', async () => {
    expect((await post('{"name":"a\\u0000b"}')).status).toBe(422);
  });

  it('may be absent where the contract makes it optional', async () => {
    expect(await post('', {}, '/ping')).toEqual({ status: 200, body: { got: null } });
    expect(await post('', json, '/ping')).toEqual({ status: 200, body: { got: null } });
    expect((await post({ word: 5 }, json, '/ping')).body.errors).toEqual({ word: ['文字で入力してください。'] });
  });

  it('is refused by an operation without a body', async () => {
    expect((await post({}, json, '/nothing')).status).toBe(415);
  });
});

describe('a URL', () => {
  const get = async (url: string, headers = {}) => {
    const response = await app.inject({ url, headers });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  };

  it('has its parameters converted to the types of the contract', async () => {
    expect((await get('/search?page=2&area[]=a&area%5B%5D=b')).body).toEqual({
      got: { page: 2, 'area[]': ['a', 'b'] },
    });
    expect((await get('/search?area[]=a')).body).toEqual({ got: { page: 1, 'area[]': ['a'] } });
  });

  it('with an unknown parameter is refused', async () => {
    expect(await get('/search?colour=red')).toMatchObject({
      status: 422,
      body: { errors: { colour: ['不明な項目です。'] } },
    });
  });

  it.each(['constructor', '__proto__', 'toString'])('with a parameter called %s is refused', async (name) => {
    expect(await get(`/search?${name}=x`)).toMatchObject({
      status: 422,
      body: { errors: { [name]: ['不明な項目です。'] } },
    });
  });

  it('with text in a numeric parameter is refused', async () => {
    expect(await get('/search?page=two')).toMatchObject({
      status: 422,
      body: { errors: { page: ['整数で指定してください。'] } },
    });
  });

  it.each([
    ['1e309', '2147483647以下で指定してください。'],
    ['-1e309', '1以上で指定してください。'],
    ['2147483648', '2147483647以下で指定してください。'],
  ])('with the out-of-range number %s is refused', async (number, message) => {
    expect(await get(`/search?page=${number}`)).toMatchObject({ status: 422, body: { errors: { page: [message] } } });
  });

  it('preserves the slashes of a wildcard', async () => {
    expect((await get('/pages/url/guide/%E6%B7%B1%E3%81%84')).body).toEqual({ got: { path: '/guide/深い' } });
    expect((await get('/pages/url%2Fguide')).body).toEqual({ got: { path: '/guide' } });
    expect((await get(`/pages/url/${'x'.repeat(60)}`)).status).toBe(422);
  });

  it('without an access token gets 401 before its input errors are reported', async () => {
    expect(await get('/secret?colour=red')).toMatchObject({ status: 401, body: { code: 'auth.required' } });
    expect((await get('/secret?colour=red', { authorization: 'Bearer x' })).status).toBe(422);
  });

  it('with a NUL parameter is refused', async () => {
    expect((await get('/search?area[]=%00')).status).toBe(422);
  });
});

describe('a response', () => {
  const get = (url: string, headers = {}) => app.inject({ url, headers });

  it('has another status and headers when the handler sets them', async () => {
    const response = await get('/moved');
    expect([response.statusCode, response.headers['x-place'], response.json()]).toEqual([
      202,
      'there',
      { got: 'there' },
    ]);
  });

  it('has no body where the contract has none', async () => {
    const response = await app.inject({ method: 'POST', url: '/nothing' });
    expect([response.statusCode, response.payload]).toEqual([204, '']);
  });

  it('may be cached only when it is the same for every guest and the request has no access token', async () => {
    expect((await get('/shared')).headers['cache-control']).toContain('public');
    expect((await get('/shared', { authorization: 'Bearer x' })).headers['cache-control']).toBe('no-store');
    expect((await get('/maybe')).headers['cache-control']).toBe('no-store');
  });

  it('that violates the contract is an error in tests and is reported', async () => {
    expect((await get('/wrong')).statusCode).toBe(500);
    expect(faults).toEqual([
      'wrong answered 200 against the contract: data/kind must be equal to one of the allowed values',
    ]);
    faults.length = 0;
  });

  it('with a status that is not in the contract is an error in tests and is reported', async () => {
    expect((await get('/unnamed')).statusCode).toBe(500);
    expect(faults).toEqual(['unnamed answered 409 against the contract: the contract does not name this status']);
    faults.length = 0;
  });

  it('otherwise matches the contract', () => {
    expect(faults).toEqual([]);
  });
});
