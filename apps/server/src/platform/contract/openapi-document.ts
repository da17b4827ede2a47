import document from '@shop/api/openapi.json' with { type: 'json' };

/** The contract, bundled into one document. */
// The generated JSON's literal type is too narrow to be assigned; the linter of the contract has proved its shape.
export const contractDocument = document as unknown as OpenApiDocument;

/** A JSON schema of the contract; Ajv interprets it. */
export type JsonSchema = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema: JsonSchema;
}

export type Content = Record<string, { schema?: JsonSchema }>;

export interface Operation {
  operationId: string;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content } | Reference>;
  security?: Record<string, string[]>[];
}

export interface Reference {
  $ref: string;
}

export type PathItem = Partial<Record<HttpMethod, Operation>> & { parameters?: (Parameter | Reference)[] };

/** The parts of an OpenAPI 3.1 document that the server reads. */
export interface OpenApiDocument {
  info: { version: string };
  paths: Record<string, PathItem>;
  security?: Record<string, string[]>[];
  components?: {
    schemas?: Record<string, JsonSchema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, { content?: Content }>;
  };
}

export const httpMethods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export type HttpMethod = (typeof httpMethods)[number];
