import { CATALOG_INQUIRY } from '@shop/constants';
import { catalogOrderCopy as t, flipBookCopy, whole } from '@shop/copy';
import type { FieldDefinition } from '@shop/form-definitions';
import { formatPostalCode, formatTelephone } from '@shop/japanese';
import { issueDay } from '../content/illustration-of.ts';
import { copiesName } from './catalog-definition.ts';
import type { PreparedCatalogs } from './catalog-sending.ts';
import type { OfferedCatalog } from './load.ts';

type Values = Readonly<Record<string, string>>;

/** Returns the requested catalogues, one line each. */
export function wantedLines(catalogs: readonly OfferedCatalog[], values: Values): readonly string[] {
  return catalogs.flatMap(({ key, name, issued_on }) => {
    const copies = Number(values[copiesName(key)]);
    return copies > 0 ? [t.line(name, flipBookCopy.issue(issueDay(issued_on)), t.count(copies))] : [];
  });
}

/** Returns the order as an inquiry to be sent, and as rows to be confirmed. @param fields those of this channel */
export function preparedCatalogs(
  wanted: readonly string[],
  values: Values,
  fields: readonly Pick<FieldDefinition, 'name' | 'label'>[],
): PreparedCatalogs {
  const of = (name: string) => values[name] ?? '';
  const name = `${of('last_name')} ${of('first_name')}`;
  const kana = [of('last_name_kana'), of('first_name_kana')].filter(Boolean).join(' ');
  const place = [
    `〒${formatPostalCode(of('postal_code'))}`,
    `${of('prefecture')}${of('city')}${of('address1')}`,
    of('address2'),
  ].filter(Boolean);
  const labelled = (field: string, value = of(field)) =>
    fields.flatMap((found) =>
      found.name === field && value !== '' ? [{ name: field, label: found.label, value }] : [],
    );
  return {
    input: {
      category: CATALOG_INQUIRY,
      last_name: of('last_name'),
      first_name: of('first_name'),
      last_name_kana: of('last_name_kana') || null,
      first_name_kana: of('first_name_kana') || null,
      email: of('email'),
      phone_number: of('phone_number') || null,
      body: [
        `【${t.choose}】`,
        ...wanted,
        '',
        `【${t.place}】`,
        ...place,
        ...[of('company_name')].filter(Boolean),
        name,
      ].join('\n'),
    },
    rows: [
      { name: 'catalogs', label: t.choose, value: wanted.map(whole).join('\n') },
      { name: 'name', label: t.confirm.name, value: name },
      ...(kana === '' ? [] : [{ name: 'kana', label: t.confirm.kana, value: kana }]),
      ...labelled('company_name'),
      { name: 'address', label: t.confirm.address, value: place.map(whole).join('\n') },
      ...labelled('phone_number', of('phone_number') && formatTelephone(of('phone_number'))),
      ...labelled('email', whole(of('email'))),
    ],
  };
}
