import type { JsonSchema, OpenApiDocument, Operation } from '../openapi-document.ts';

const got: JsonSchema = { type: 'object', additionalProperties: true, properties: { got: {} } };
const text: JsonSchema = { type: 'string', maxLength: 50 };
const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
const refusal = json({
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: text,
    message: text,
    errors: { type: 'object', additionalProperties: { type: 'array', maxItems: 9, items: text } },
  },
});
const answers = (schema: JsonSchema, status = '200'): Operation['responses'] => ({
  [status]: json(schema),
  401: refusal,
  422: refusal,
});
const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** A contract with every special case that the loader handles. */
export const sampleContract: OpenApiDocument = {
  info: { version: '1.0.0' },
  paths: {
    '/people': {
      post: {
        operationId: 'createPerson',
        requestBody: { required: true, content: { 'application/json': { schema: ref('Person') } } },
        responses: answers(ref('Person'), '201'),
      },
    },
    '/ping': {
      post: {
        operationId: 'ping',
        requestBody: { content: { 'application/json': { schema: { type: 'object', properties: { word: text } } } } },
        responses: answers(got),
      },
    },
    '/search': {
      get: {
        operationId: 'search',
        parameters: [
          { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } },
          { name: 'area[]', in: 'query', schema: { type: 'array', maxItems: 5, items: text } },
        ],
        responses: answers(got),
      },
    },
    '/pages/url{path}': {
      get: {
        operationId: 'page',
        parameters: [{ name: 'path', in: 'path', required: true, schema: text }],
        responses: answers(got),
      },
    },
    '/secret': { get: { operationId: 'secret', security: [{ bearer: [] }], responses: answers(got) } },
    '/maybe': { get: { operationId: 'maybe', security: [{ bearer: [] }, {}], responses: answers(got) } },
    '/shared': { get: { operationId: 'shared', responses: answers(got) } },
    '/moved': { get: { operationId: 'moved', responses: { ...answers(got), ...answers(got, '202') } } },
    '/nothing': { post: { operationId: 'nothing', responses: { 204: {} } } },
    '/unnamed': { get: { operationId: 'unnamed', responses: answers(got) } },
    '/wrong': {
      get: {
        operationId: 'wrong',
        responses: answers({
          type: 'object',
          required: ['kind'],
          properties: { kind: { type: 'string', enum: ['known'] } },
        }),
      },
    },
  },
  components: {
    schemas: {
      Person: {
        type: 'object',
        additionalProperties: false,
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 25 },
          age: { type: ['integer', 'null'] },
          colour: { type: 'string', enum: ['white', 'black'] },
          addresses: { type: 'array', maxItems: 3, items: ref('Address') },
          pet: { oneOf: [ref('Dog'), { type: 'null' }] },
        },
      },
      Address: { type: 'object', additionalProperties: false, properties: { zip: { type: 'string', maxLength: 7 } } },
      Dog: {
        type: 'object',
        required: ['kind'],
        properties: {
          kind: { type: 'string', const: 'dog' },
          barks: { type: 'boolean' },
          puppies: { type: 'array', maxItems: 9, items: ref('Dog') },
        },
      },
    },
  },
};
