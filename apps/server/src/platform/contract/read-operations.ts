import {
  type Content,
  httpMethods,
  type JsonSchema,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type Reference,
} from './openapi-document.ts';
import type { HttpMethod } from './openapi-document.ts';

/** Whether an operation checks the access token: never, when one is sent, or always. */
export type AuthRule = 'ignored' | 'optional' | 'required';

/** One operation of the contract in the shape the router needs. */
export interface BoundOperation {
  id: string;
  method: HttpMethod;
  /** Path as Fastify wants it: `/v1/products/:key`, `/v1/static-pages/url/*`. */
  url: string;
  auth: AuthRule;
  /** The media types that a body may have; empty when the operation has no body. */
  mediaTypes: string[];
  schemas: {
    params?: JsonSchema;
    querystring?: JsonSchema;
    headers?: JsonSchema;
    body?: JsonSchema;
    response: Record<string, JsonSchema>;
  };
  /** Media types of each answer the contract names, by its status; none where the answer has no body. */
  answers: Readonly<Record<string, readonly string[]>>;
  /** Status of the plain answer, e.g. 200, 201 or 204. */
  successStatus: number;
}

/** Lists the operations of a contract whose schema references were made global by `shareSchemas`. */
export function readOperations(document: OpenApiDocument): BoundOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    httpMethods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((it) =>
        resolveParameter(document, it),
      );
      return [
        {
          id: operation.operationId,
          method,
          url: toRouterPath(path),
          auth: authRule(operation.security ?? document.security ?? []),
          mediaTypes: Object.keys(operation.requestBody?.content ?? {}),
          schemas: {
            ...group('params', parameters, path),
            ...group('querystring', parameters, path),
            ...headerSchema(parameters),
            ...bodySchema(operation),
            response: responseSchemas(document, operation),
          },
          answers: Object.fromEntries(
            Object.entries(operation.responses).map(([status, response]) => [
              status,
              Object.keys(contentOf(document, response) ?? {}),
            ]),
          ),
          successStatus: Math.min(
            ...Object.keys(operation.responses)
              .map(Number)
              .filter((status) => status >= 200 && status < 300),
          ),
        },
      ];
    }),
  );
}

/**
 * `/v1/products/{key}` → `/v1/products/:key`; `/v1/static-pages/url{path}` → `/v1/static-pages/url*`, which keeps
 * slashes.
 */
function toRouterPath(path: string): string {
  return path.replace(/(?<=[^/])\{\w+\}$/, '*').replace(/\{(\w+)\}/g, ':$1');
}

function authRule(security: Record<string, string[]>[]): AuthRule {
  if (!security.some((scheme) => 'bearer' in scheme)) return 'ignored';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
}

function resolveParameter(document: OpenApiDocument, parameter: Parameter | Reference): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const found = document.components?.parameters?.[parameter.$ref.slice('#/components/parameters/'.length)];
  if (!found) throw new Error(`The contract refers to an unknown parameter ${parameter.$ref}.`);
  return found;
}

function group(part: 'params' | 'querystring', parameters: Parameter[], path: string): Record<string, JsonSchema> {
  const own = parameters.filter((it) => it.in === (part === 'params' ? 'path' : 'query'));
  // Unknown query parameters are refused, so an operation without parameters also has a schema.
  if (own.length === 0 && part === 'params') return {};
  const nameOf = (it: Parameter): string => (part === 'params' && toRouterPath(path).endsWith('*') ? '*' : it.name);
  return {
    [part]: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(own.map((it) => [nameOf(it), it.schema])),
      required: own.filter((it) => it.required).map(nameOf),
    },
  };
}

/** Returns the schema of the headers in the contract; a request has many others. */
function headerSchema(parameters: Parameter[]): { headers?: JsonSchema } {
  const own = parameters.filter((it) => it.in === 'header');
  if (own.length === 0) return {};
  return {
    headers: {
      type: 'object',
      properties: Object.fromEntries(own.map((it) => [it.name.toLowerCase(), it.schema])),
      required: own.filter((it) => it.required).map((it) => it.name.toLowerCase()),
    },
  };
}

/** The schema itself, never Fastify's `content` form: that one leaves an unlisted media type without a validator. */
function bodySchema({ requestBody }: Operation): { body?: JsonSchema } {
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema) return {};
  return { body: requestBody.required ? schema : { anyOf: [schema, { type: 'null' }] } };
}

function responseSchemas(document: OpenApiDocument, operation: Operation): Record<string, JsonSchema> {
  const entries = Object.entries(operation.responses).flatMap(([status, response]) => {
    const schema = contentOf(document, response)?.['application/json']?.schema;
    return schema ? [[status, schema] as const] : [];
  });
  return Object.fromEntries(entries);
}

function contentOf(document: OpenApiDocument, response: { content?: Content } | Reference): Content | undefined {
  if (!('$ref' in response)) return response.content;
  return document.components?.responses?.[response.$ref.slice('#/components/responses/'.length)]?.content;
}
