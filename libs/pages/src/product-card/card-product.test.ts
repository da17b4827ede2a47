import { expect, it } from 'vitest';
import { caseOf } from './card-product.ts';

const cheese = { case_quantity: 10, case_tax_amount: 1466, max_quantity: 63 };

it('a case is offered at its price including tax', () => {
  expect(caseOf(cheese)).toEqual({ byCase: { quantity: 10, taxAmount: 1466, isShort: false } });
});

it.each([9, 0])('a case is short when %i pieces are available', (max_quantity) => {
  expect(caseOf({ ...cheese, max_quantity }).byCase?.isShort).toBe(true);
});

it('a product not sold by the case has no case field', () => {
  expect(caseOf({ max_quantity: 63 })).toEqual({});
});
