import { expect, it } from 'vitest';
import { byCategory } from './model.ts';

const row = (id: number, key: string, question: string) => ({
  id,
  category: { id: 1, key, name: `${key}の項目` },
  question,
  answer: '<p>はい。</p>',
});

it('questions are grouped by category in their given order, each with its own URL', () => {
  const groups = byCategory([row(7, 'order', '一'), row(2, 'order', '二'), row(5, 'payment', '三')]);
  expect(groups.map(({ key, name, questions }) => [key, name, questions.map(({ question }) => question)])).toEqual([
    ['order', 'orderの項目', ['一', '二']],
    ['payment', 'paymentの項目', ['三']],
  ]);
  expect(groups.map(({ contactHref }) => contactHref)).toEqual([
    '/contact/?category=order',
    '/contact/?category=payment',
  ]);
  expect(groups[0]?.questions[0]).toMatchObject({ id: 'qa-7', href: '/faq/#qa-7' });
});
