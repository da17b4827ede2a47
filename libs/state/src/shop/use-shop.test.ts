import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useShop } from './use-shop.ts';

function Greeting() {
  return useShop(({ user }) => user.data?.last_name ?? '', 'guest');
}

it('shows the server and the hydration what a guest sees', () => {
  expect(renderToString(createElement(Greeting))).toBe('guest');
});
