import { whole, type contactCopy } from '@shop/copy';
import type { FieldDefinition } from '@shop/form-definitions';
import { formatTelephone } from '@shop/japanese';
import type { CheckPageProps } from '@shop/theming';
import type { PreparedInquiry } from './contact-sending.ts';

/** Returns an inquiry as rows to be confirmed: the fields of this channel with its labels. */
export function inquiryRows(
  { input, categoryName, files }: PreparedInquiry,
  fields: readonly Pick<FieldDefinition, 'name' | 'label'>[],
  t: (typeof contactCopy)['confirm'],
): CheckPageProps['rows'] {
  const row = (name: string, label: string, value: string | null | undefined) => ({
    name,
    label,
    value: value || t.none,
  });
  const rowOf = (name: 'email' | 'phone_number' | 'order_no' | 'body', value = input[name]) =>
    fields.filter((field) => field.name === name).map(({ label }) => row(name, label, value));
  const hasKana = fields.some(({ name }) => name === 'last_name_kana');
  return [
    row('category', t.category, categoryName),
    row('name', t.name, `${input.last_name} ${input.first_name}`),
    ...(hasKana ? [row('kana', t.kana, [input.last_name_kana, input.first_name_kana].filter(Boolean).join(' '))] : []),
    ...rowOf('email', whole(input.email)),
    ...rowOf('phone_number', input.phone_number && formatTelephone(input.phone_number)),
    ...rowOf('order_no'),
    ...rowOf('body'),
    row('files', t.files, files.map(({ name }) => name).join('、')),
  ];
}
