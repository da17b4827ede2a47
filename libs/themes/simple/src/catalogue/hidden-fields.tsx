import type { HiddenField } from '@shop/theming';

/** What a GET form carries along. */
export function HiddenFields({ fields }: { fields: readonly HiddenField[] }) {
  return fields.map(({ name, value }) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);
}
