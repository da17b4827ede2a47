import type { InquiryDraft, InquiryInput } from '@shop/api';
import { contactForm, type FormTexts, withTexts } from '@shop/form-definitions';
import type { JstDay } from '@shop/japanese';
import { InvalidInputError } from '../../platform/errors/index.ts';
import { readForm } from '../../platform/form/read-form.ts';
import type { InquiryCategoryRow } from './inquiry.queries.ts';

/**
 * Reads an inquiry as typed (F-01); `words` has the channel's labels of the fields. A category with subcategories
 * cannot be chosen.
 * @throws InvalidInputError `input.invalid` with messages by field
 */
export function readInquiry(
  input: InquiryInput,
  categories: readonly InquiryCategoryRow[],
  today: JstDay,
  texts?: FormTexts,
): InquiryDraft {
  const values = readForm(withTexts(contactForm.fields, texts), input, today);
  const category = categories.find(({ key }) => key === input.category);
  if (!category || categories.some(({ parentKey }) => parentKey === category.key)) {
    throw new InvalidInputError('input.invalid', '入力内容をご確認ください。', {
      errors: { category: ['お問い合わせの種類を選んでください。'] },
    });
  }
  return {
    category: { id: category.id, key: category.key, name: category.name },
    last_name: values.last_name,
    first_name: values.first_name,
    last_name_kana: values.last_name_kana || null,
    first_name_kana: values.first_name_kana || null,
    email: values.email,
    phone_number: values.phone_number || null,
    order_no: values.order_no || null,
    body: values.body,
  };
}
