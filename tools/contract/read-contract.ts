import { isJsonObject, type Json, type JsonObject } from './json.ts';

/** An operation of a bundled contract. */
export interface ContractOperation {
  /** `PATCH /v1/carts/reset` */
  readonly call: string;
  readonly operation: JsonObject;
}

/** A field of a bundled contract, wherever it stands. */
export interface ContractField {
  /** `Cart.detail.products` */
  readonly path: string;
  readonly name: string;
  readonly field: JsonObject;
}

/** The value when it is an object, otherwise an empty one. */
export const asObject = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});

/** Every operation of the contract. */
export function operationsOf(contract: JsonObject): ContractOperation[] {
  return Object.entries(asObject(contract.paths)).flatMap(([path, item]) =>
    Object.entries(asObject(item)).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      operation: asObject(operation),
    })),
  );
}

/** Schemas of the contract by their names. */
export const schemasOf = (contract: JsonObject): JsonObject => asObject(asObject(contract.components).schemas);

/** Every field of every named schema, also those of objects inside. */
export function fieldsOf(contract: JsonObject): ContractField[] {
  return Object.entries(schemasOf(contract)).flatMap(([name, schema]) => fieldsWithin(schema, name));
}

function fieldsWithin(value: Json, path: string): ContractField[] {
  if (Array.isArray(value)) return value.flatMap((inner) => fieldsWithin(inner, path));
  if (!isJsonObject(value)) return [];
  const own = Object.entries(asObject(value.properties)).flatMap(([name, field]) => [
    { path: `${path}.${name}`, name, field: asObject(field) },
    ...fieldsWithin(field, `${path}.${name}`),
  ]);
  const { properties: _, ...rest } = value;
  return [...own, ...Object.values(rest).flatMap((inner) => fieldsWithin(inner, path))];
}
