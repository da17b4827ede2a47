import type { Cart, DecisionResult, SocialGiftShipping } from '@shop/api';
import { paths } from '@shop/constants';
import { sql } from 'drizzle-orm';
import { typedOrderer } from '../../../../cart/testing/cart-caller.ts';
import { memberBuyer } from '../../../../checkout/order/testing/member-buyer.ts';
import { giveGift, receptionOf } from '../../../../checkout/social-gift/testing/give-gift.ts';
import { loginAs } from '../../../index.ts';
import type { LastingShop } from '../lasting-shop.ts';
import { linkIn } from '../link-in.ts';
import type { LastingWrites } from '../lasting-write.ts';

const ham = 'ham-fr-001';
const [card, cod] = [1, 3] as const;
const declinedCard = '4000000000000002';

const decision = ({ quote }: Cart, key: string) => ({ idempotency_key: key, quote_hash: quote.hash });
const stockOf = async (shop: LastingShop) =>
  (await shop.call<{ product_model: unknown }>('GET', `/v1/products/${ham}`)).body.product_model;

/** A guest’s order by cash on delivery. */
async function guestOrder(shop: LastingShop, key: string): Promise<{ email: string; order_no: string }> {
  const cart = await shop.cart.readyToOrder({ [ham]: 1 }, cod);
  const { body } = await shop.call<DecisionResult>('POST', `/v1/carts/${cart.token}/decision`, {
    body: decision(cart, key),
  });
  return { email: typedOrderer.email, order_no: body.order_no };
}

/** The links to a gift, and the mails to its receiver. */
const linksOf = (shop: LastingShop, orderId: string) => async () => ({
  links: (await shop.app().db.execute(sql`select token_hash from social_gift_links where order_id = ${orderId}`)).rows,
  mails: await shop.mailsTo('hanako@example.com'),
});

/** Orders, their payments, and received gifts. */
export const orderWrites: LastingWrites = {
  decideCart: async (shop) => {
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, cod);
    const read = async (answer: unknown) => {
      const id = (answer as DecisionResult | undefined)?.id;
      const order =
        id === undefined ? null : await shop.read(`/v1/carts/order/${id}`, { headers: { 'x-cart-token': cart.token } });
      return { order, mails: await shop.mailsTo('taro@example.jp') };
    };
    return { params: { token: cart.token }, options: { body: decision(cart, 'the-key-of-a-lasting-order') }, read };
  },
  deleteCartTransactionError: async (shop) => {
    const cart = await shop.cart.readyToOrder({ [ham]: 1 }, card);
    const payment_token = await shop.sandbox.token(declinedCard);
    await shop.call('POST', `/v1/carts/${cart.token}/decision`, {
      body: { ...decision(cart, 'the-key-of-a-declined-order'), payment_token },
    });
    return { options: { body: { token: cart.token } }, read: () => shop.read(`/v1/carts/${cart.token}`) };
  },
  cancelOrder: async (shop) => {
    const { token, ready, decide } = await memberBuyer(shop.app());
    const { body } = await decide(await ready({ [ham]: 1 }, cod));
    const read = async () => ({
      order: await shop.read(`/v1/me/orders/${body.id}`, { token }),
      stock: await stockOf(shop),
    });
    return { params: { id: body.id }, options: { token, body: { cancel_reason: '日程が変わったため' } }, read };
  },
  requestOrderLink: async (shop) => {
    const { email, order_no } = await guestOrder(shop, 'the-key-of-a-guest-who-asks');
    return { options: { body: { email, order_no } }, read: () => shop.mailsTo(email) };
  },
  cancelLookedUpOrder: async (shop) => {
    const { email, order_no } = await guestOrder(shop, 'the-key-of-a-guest-who-cancels');
    await shop.call('POST', '/v1/order-lookup/request', { body: { email, order_no } });
    const headers = { 'x-order-key': await linkIn(shop, email, paths.guestOrder(), order_no) };
    return {
      options: { headers, body: { cancel_reason: '日程が変わったため' } },
      read: () => shop.read('/v1/order-lookup/order', { headers }),
    };
  },
  sendSocialGiftLink: async (shop) => {
    const accessToken = await loginAs(shop.app());
    const { orderId } = await giveGift(shop.app(), { accessToken });
    return { params: { id: orderId }, options: { token: accessToken }, read: linksOf(shop, orderId) };
  },
  sendLookedUpGiftLink: async (shop) => {
    const { orderId, order } = await giveGift(shop.app());
    const { order_no, orderer } = await order();
    await shop.call('POST', '/v1/order-lookup/request', { body: { email: orderer.email, order_no } });
    const headers = { 'x-order-key': await linkIn(shop, orderer.email, paths.guestOrder(), order_no) };
    return { options: { headers }, read: linksOf(shop, orderId) };
  },
  registerSocialGift: async (shop) => {
    const gift = await giveGift(shop.app());
    const [parcel] = (await shop.read(`/v1/social-gifts/${gift.token}/shipping`)) as SocialGiftShipping[];
    const shippings = [{ id: parcel?.id, delivery_at: '2026-12-10', delivery_timezone_key: null }];
    const read = async () => ({
      received: (await shop.call('GET', `/v1/social-gifts/${gift.token}/complete`)).body,
      order: await shop.read(`/v1/carts/order/${gift.orderId}`, { headers: { 'x-cart-token': gift.cart.token } }),
    });
    return { params: { token: gift.token }, options: { body: receptionOf(shippings) }, read };
  },
};
