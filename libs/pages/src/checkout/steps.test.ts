import { contractExample } from '@shop/api/testing';
import type { Cart, QuoteProblem } from '@shop/api';
import { paths } from '@shop/constants';
import { describe, expect, it } from 'vitest';
import { cartAlerts, stepAlerts } from './alerts.ts';
import { detourOf, pathOfProblem, stepLinks } from './problem-step.ts';

const problem = (step: QuoteProblem['step'], code = `cart.${step}.wrong`): QuoteProblem => ({
  code,
  step,
  message: `${step}に問題があります。`,
  line_key: null,
  shipping_key: null,
  packing_key: null,
});

function cartWith(...problems: QuoteProblem[]): Cart {
  const cart = contractExample('Cart');
  return { ...cart, quote: { ...cart.quote, problems } };
}

describe('access to a checkout step', () => {
  it('is allowed for a cart without problems and with a payment method', () => {
    const cart = cartWith();
    cart.detail.order.payment_id = 1;
    for (const step of ['shipping', 'delivery', 'payment', 'confirm'] as const) expect(detourOf(cart, step)).toBeNull();
  });

  it('redirects to the first unfinished step', () => {
    const cart = cartWith(problem('delivery'), problem('shipping'));
    expect(detourOf(cart, 'shipping')).toBeNull();
    expect(detourOf(cart, 'delivery')).toBe(paths.cartShippingSelect());
    expect(detourOf(cart, 'confirm')).toBe(paths.cartShippingSelect());
  });

  it('redirects to the payment step without a payment method, and to the cart when it is empty', () => {
    const cart = cartWith();
    cart.detail.order.payment_id = null;
    expect(detourOf(cart, 'confirm')).toBe(paths.cartPayment());
    cart.detail.products = [];
    expect(detourOf(cart, 'payment')).toBe(paths.cart());
  });

  it('links problems of noshi and wrapping to the delivery step, where they are chosen', () => {
    expect(pathOfProblem(problem('shipping', 'cart.shipping.noshi_unavailable'))).toBe(paths.cartShippingDetail());
    expect(pathOfProblem(problem('shipping', 'cart.shipping.no_address'))).toBe(paths.cartShippingSelect());
  });

  it('links only to the previous steps', () => {
    expect(Object.keys(stepLinks('delivery'))).toEqual(['cart', 'shipping']);
    expect(Object.keys(stepLinks('confirm'))).toEqual(['cart', 'shipping', 'delivery', 'payment']);
  });
});

describe('notices of the cart', () => {
  it('combine the problems of the lines, with the way to continue', () => {
    const ofLine = (line_key: string | null, message: string) => ({ ...problem('cart'), line_key, message });
    const cart = cartWith(
      ofLine('a', '「ハム」:ただいま品切れです。'),
      ofLine('b', '「ハム」:ただいま品切れです。'),
      ofLine('c', '「パテ」:在庫は残り2点です。'),
      ofLine(null, 'クーポンをご利用いただけません。'),
      { ...problem('payment'), line_key: 'a' },
    );
    expect(cartAlerts(cart, '削除してください。').map(({ tone, text }) => [tone, text])).toEqual([
      ['danger', '「ハム」:ただいま品切れです。「パテ」:在庫は残り2点です。削除してください。'],
      ['danger', 'クーポンをご利用いただけません。'],
    ]);
    expect(cartAlerts(cartWith(problem('payment'), problem('cart', 'cart.empty')), '削除してください。')).toEqual([]);
  });
});

describe('notices of a step', () => {
  it('show what changed on every step except the confirmation, which requires consent instead', () => {
    const cart = cartWith();
    cart.quote.changes = [
      {
        kind: 'carriage',
        line_key: null,
        product_key: null,
        product_name: null,
        before: '880',
        after: '990',
        message: '送料が変わりました。',
      },
    ];
    expect(stepAlerts(cart, 'payment').map(({ text }) => text)).toEqual(['送料が変わりました。']);
    expect(stepAlerts(cart, 'confirm')).toEqual([]);
  });

  it('do not report fields that have not been filled in yet', () => {
    const cart = cartWith(problem('shipping', 'cart.order.no_orderer'));
    expect(stepAlerts(cart, 'shipping')).toEqual([]);
    expect(stepAlerts(cart, 'confirm')).toMatchObject([{ tone: 'danger', href: paths.cartShippingSelect() }]);
  });
});
