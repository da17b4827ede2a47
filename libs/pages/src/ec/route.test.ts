import type { ProductSummary } from '@shop/api';
import { expect, it } from 'vitest';
import { inOrder } from './route.tsx';

const product = (key: string) => ({ key }) as ProductSummary;

it('lists products in the order in which they were viewed, without those no longer sold', () => {
  expect(inOrder([product('a'), product('b'), product('c')], ['c', 'gone', 'a']).map(({ key }) => key)).toEqual([
    'c',
    'a',
  ]);
});
