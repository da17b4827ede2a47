import { catalogOrderCopy } from '@shop/copy';
import { catalogOrderForm, defineForm, type FieldDefinition, type FieldNameOf } from '@shop/form-definitions';
import type { OfferedCatalog } from './load.ts';

/** The most copies of one catalogue. */
const copiesMost = 5;

export type CopiesName = `copies_${string}`;
export type CatalogOrderName = CopiesName | FieldNameOf<typeof catalogOrderForm>;

export const copiesName = (key: string): CopiesName => `copies_${key}`;

/** The form of a catalogue order: copies of each catalogue, then whom they are sent to. */
export function catalogDefinition(catalogs: readonly Pick<OfferedCatalog, 'key' | 'name'>[], chosen: string | null) {
  const options = Array.from({ length: copiesMost + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? catalogOrderCopy.none : catalogOrderCopy.count(count),
  }));
  const copies = catalogs.map(({ key, name }): FieldDefinition<CopiesName> => ({
    name: copiesName(key),
    control: 'select',
    format: 'free-text',
    label: catalogOrderCopy.copiesOf(name),
    options,
    initial: key === chosen ? '1' : '0',
    required: false,
    width: 'short',
  }));
  return defineForm<CatalogOrderName>(catalogOrderForm.form, [...copies, ...catalogOrderForm.fields]);
}
