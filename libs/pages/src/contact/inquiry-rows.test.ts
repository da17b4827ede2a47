import { contactCopy } from '@shop/copy';
import { contactForm, overrideForm } from '@shop/form-definitions';
import { expect, it } from 'vitest';
import { inquiryRows } from './inquiry-rows.ts';

const inquiry = {
  input: {
    category: 'other',
    last_name: '見本',
    first_name: '太郎',
    last_name_kana: null,
    first_name_kana: null,
    email: 'taro@example.com',
    phone_number: '0300000000',
    order_no: null,
    body: '見本の質問です。',
  },
  categoryName: 'その他',
  files: [{ id: 'a', name: '外箱.png', size: 1000 }],
};
const rowsOf = (fields: Parameters<typeof inquiryRows>[1]) =>
  Object.fromEntries(inquiryRows(inquiry, fields, contactCopy.confirm).map(({ label, value }) => [label, value]));

it('the confirmation shows everything that was typed, and which fields are empty', () => {
  expect(rowsOf(contactForm.fields)).toEqual({
    種類: 'その他',
    お名前: '見本 太郎',
    フリガナ: 'なし',
    メールアドレス: 'taro@example.com',
    電話番号: '03-0000-0000',
    ご注文番号: 'なし',
    お問い合わせ内容: '見本の質問です。',
    添付ファイル: '外箱.png',
  });
});

it('a field has the label of its channel, and a field hidden by the channel is left out', () => {
  const { fields } = overrideForm(contactForm, {
    fields: { body: { label: 'ご用件' } },
    hidden: ['order_no', 'last_name_kana', 'first_name_kana'],
  });
  const rows = rowsOf(fields);
  expect(rows).toMatchObject({ ご用件: '見本の質問です。' });
  expect(Object.keys(rows)).not.toContain('フリガナ');
  expect(Object.keys(rows)).not.toContain('ご注文番号');
});
