import { contactCopy, formsCopy } from '@shop/copy';
import { contactForm, defineForm, type FieldNameOf } from '@shop/form-definitions';
import type { InquiryCategory } from './load.ts';
import type { OwnInquiry } from './own-inquiry.ts';

type Name = 'category' | FieldNameOf<typeof contactForm>;

/** Returns the inquiry form with its categories; a member selects one of the own orders. */
export function contactDefinition(categories: readonly InquiryCategory[], orders: OwnInquiry['orders']) {
  const fields = contactForm.fields.map((field) => {
    if (field.name !== 'order_no' || orders.length === 0) return field;
    const options = orders.map(({ orderNo, day }) => ({
      value: orderNo,
      label: contactCopy.orderOption(orderNo, day),
    }));
    return { ...field, control: 'select' as const, options: [{ value: '', label: contactCopy.noOrder }, ...options] };
  });
  return defineForm<Name>('contact', [
    {
      name: 'category',
      control: 'select',
      format: 'free-text',
      label: contactCopy.category,
      placeholder: formsCopy.placeholders.select,
      options: categories.map(({ key, name }) => ({ value: key, label: name })),
      required: true,
      width: 'medium',
    },
    ...fields,
  ]);
}
