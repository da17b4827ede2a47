import { contactCopy } from '@shop/copy';
import { expect, it } from 'vitest';
import { contactDefinition } from './contact-definition.ts';
import { inquiryOf } from './inquiry-values.ts';

const categories = [{ key: 'other', name: 'その他' }];
const orderOf = (orders: Parameters<typeof contactDefinition>[1]) =>
  contactDefinition(categories, orders).fields.find(({ name }) => name === 'order_no');

it('a guest types the order number, a member selects an order or none', () => {
  expect(orderOf([])?.control).toBe('text');
  expect(orderOf([{ orderNo: '261120-AB2CD', day: '2026.11.20' }])).toMatchObject({
    control: 'select',
    options: [
      { value: '', label: contactCopy.noOrder },
      { value: '261120-AB2CD', label: expect.stringContaining('2026.11.20') as string },
    ],
  });
});

it('the category is the first field and required', () => {
  expect(contactDefinition(categories, []).fields[0]).toMatchObject({
    name: 'category',
    required: true,
    options: [{ value: 'other', label: 'その他' }],
  });
});

it('an empty field is sent as null', () => {
  const typed = {
    category: 'other',
    last_name: '見本',
    first_name: '太郎',
    last_name_kana: '',
    first_name_kana: '',
    email: 'taro@example.com',
    phone_number: '',
    order_no: '',
    body: '見本です。',
  };
  expect(inquiryOf(typed)).toEqual({
    ...typed,
    last_name_kana: null,
    first_name_kana: null,
    phone_number: null,
    order_no: null,
  });
});
