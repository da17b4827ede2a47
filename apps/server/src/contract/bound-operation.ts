import type { HttpMethod, JsonSchema } from './openapi-document.ts';

/** Whether an operation looks at the bearer: not at all, when one is sent, or always. */
export type BearerRule = 'ignored' | 'optional' | 'required';

/** One operation of the contract in the shape the router needs. */
export interface BoundOperation {
  id: string;
  method: HttpMethod;
  /** Path as Fastify wants it: `/v1/products/:key`, `/v1/static-pages/url/*`. */
  url: string;
  bearer: BearerRule;
  /** Media types a body may have; empty when the operation takes none. */
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
