import { expect, it } from 'vitest';
import { readProps } from './read-props.ts';

const card = 'libs/themes/simple/src/catalogue/product-card.stories.tsx';
const gift = 'libs/themes/simple/src/gift/social-gift-page.stories.tsx';
const select = 'libs/kit/src/field/select.stories.tsx';
const read = readProps([card, gift, select]);
const propOf = (path: string, name: string) => read.get(path)?.find((prop) => prop.name === name);

it('reads the props of a slot with their types', () => {
  expect(read.get(card)?.map(({ name }) => name)).toEqual(['product', 'headingLevel', 'priority', 'add']);
  expect(propOf(card, 'headingLevel')).toEqual({
    name: 'headingLevel',
    type: '2・3',
    isRequired: true,
  });
});

it('merges the props of all states of a slot, and marks as optional those that not all states have', () => {
  expect(propOf(gift, 'status')).toMatchObject({ type: 'loading・outage・code・open・over', isRequired: true });
  expect(propOf(gift, 'onRetry')).toMatchObject({ type: 'できごと', isRequired: false });
  expect(propOf(gift, 'form')).toMatchObject({ type: '描くもの', isRequired: false });
});

it('leaves out props that a component passes on to HTML', () => {
  expect(read.get(select)?.map(({ name }) => name)).toEqual(['options', 'placeholder']);
  expect(propOf(select, 'options')).toMatchObject({ type: 'SelectOptionの並び', isRequired: true });
});
