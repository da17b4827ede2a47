import { checkoutCopy } from '@shop/copy';
import { CopyProvider } from '@shop/copy/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CartRefusal } from './post-cart.server.ts';
import { useRefusalAlerts } from './use-refusal-alerts.ts';

const cart = { ...checkoutCopy.cart, quantityRefused: (reason: string) => `個数は${reason}` };

function Alerts({ refusal }: { readonly refusal?: CartRefusal }) {
  return useRefusalAlerts(refusal).map(({ id, text }) => <p key={id}>{text}</p>);
}

const render = (refusal?: CartRefusal) =>
  renderToStaticMarkup(
    <CopyProvider overrides={{ checkout: { cart } }}>
      <Alerts {...(refusal && { refusal })} />
    </CopyProvider>,
  );

it("shows the error of a quantity in the channel's own copy", () =>
  expect(render({ quantity: '99以下で指定してください。', message: '' })).toBe(
    '<p>個数は99以下で指定してください。</p>',
  ));

it('shows the message of any other refusal', () =>
  expect(render({ quantity: null, message: '在庫がありません。' })).toBe('<p>在庫がありません。</p>'));

it('shows nothing without a refusal', () => expect(render()).toBe(''));
