import type { FieldDefinition } from '@shop/form-definitions';
import { postalContradiction } from '../postal/postal-contradiction.ts';

/**
 * What contradicts among the parts of an address that a form asks for; its fields are known by what they are, not by their names, so
 * that no form with an address is forgotten. `fields` are those that are in order by themselves.
 * @returns the field to blame with its message; null when nothing contradicts, or the form asks for no address
 */
export function placeProblem<Name extends string>(
  fields: readonly FieldDefinition<Name>[],
  values: Readonly<Record<Name, string>>,
): { field: Name; message: string } | null {
  const nameOf = (isWanted: (field: FieldDefinition) => boolean): Name | undefined => fields.find(isWanted)?.name;
  const code = nameOf(({ format }) => format === 'postal-code');
  const prefecture = nameOf(({ autoComplete }) => autoComplete === 'address-level1');
  const city = nameOf(({ autoComplete }) => autoComplete === 'address-level2');
  const address1 = nameOf(({ autoComplete }) => autoComplete === 'address-line1');
  if (code === undefined || prefecture === undefined) return null;
  const valueOf = (name: Name | undefined): string => (name === undefined ? '' : values[name]);
  const found = postalContradiction({
    postalCode: values[code],
    prefecture: values[prefecture],
    city: valueOf(city),
    address1: valueOf(address1),
  });
  if (!found) return null;
  const blamed = { postal_code: code, prefecture, city: city ?? code }[found.field];
  return { field: blamed, message: found.message };
}
