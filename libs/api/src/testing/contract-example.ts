import contract from '../generated/openapi.json' with { type: 'json' };
import type { Schemas } from '../generated/models.ts';

const examples: Record<string, { value: unknown }> = contract.components.examples;

/**
 * Returns a new copy of an example of the contract, for tests and stories.
 *
 * @param schema name of its schema
 * @param name name of the example in openapi/examples; by default that of the schema
 * @throws when there is no such example
 */
export function contractExample<Name extends keyof Schemas>(schema: Name, name: string = schema): Schemas[Name] {
  const example = examples[name];
  if (example === undefined) throw new Error(`The contract has no example ${name}.`);
  // The linter of the contract checks every example against its schema.
  return structuredClone(example.value) as Schemas[Name];
}
