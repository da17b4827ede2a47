import type { Cart } from '@shop/api';
import { eq } from 'drizzle-orm';
import { typedAddress, typedOrderer } from '../../../../cart/testing/cart-caller.ts';
import { users } from '../../../../platform/db/schema/customer.ts';
import { addPointRows } from '../../../../payment/point/point.queries.ts';
import { pointsTermEnd } from '../../../../payment/point/point.rules.ts';
import type { CallOptions } from '../../../index.ts';
import type { LastingShop } from '../lasting-shop.ts';
import type { LastingWrites, PreparedWrite } from '../lasting-write.ts';

const [ham, box] = ['ham-fr-001', 'ext-box-001'] as const;
const cod = 3;
const osaka = {
  ...typedAddress,
  postal_code: '530-0001',
  prefecture: '大阪府',
  city: '大阪市北区',
  address1: '梅田1-1',
};

/** A write to this cart, read back by the call that shows it. */
const onCart = (
  shop: LastingShop,
  { token }: Pick<Cart, 'token'>,
  body: object,
  who: Pick<CallOptions, 'token' | 'channel'> = {},
): PreparedWrite => ({
  options: { ...who, body: { token, ...body } },
  read: () => shop.read(`/v1/carts/${token}`, who),
});
const lineOf = ({ detail }: Cart) => detail.products[0]?.key ?? '';
const shippingOf = ({ detail }: Cart, index = 0) => detail.shippings[index]?.key ?? '';
const withHams = (shop: LastingShop, quantity = 3) => shop.cart.withProducts({ [ham]: quantity });
const sentTo = (shop: LastingShop, { token }: Cart, address: typeof typedAddress) =>
  shop.cart.patch('shippings/add', { token, address });
const withBoxes = async (shop: LastingShop) => {
  const cart = await withHams(shop);
  return shop.cart.patch('accessories/add', {
    token: cart.token,
    accessories: [{ line_key: lineOf(cart), key: box, quantity: 1 }],
  });
};
const extraOf = ({ detail }: Cart) => detail.products[0]?.accessories[0]?.key ?? '';

/** The cart and its order form. */
export const cartWrites: LastingWrites = {
  initCart: (shop) =>
    Promise.resolve({
      options: { body: { token: null } },
      read: async (answer) => (answer === undefined ? null : shop.read(`/v1/carts/${(answer as Cart).token}`)),
    }),
  resetCart: async (shop) => onCart(shop, await withHams(shop), {}),
  addCartProducts: async (shop) => onCart(shop, await shop.cart.init(), { products: [{ key: ham, quantity: 2 }] }),
  modifyCartProducts: async (shop) => {
    const cart = await withHams(shop);
    return onCart(shop, cart, { products: [{ key: lineOf(cart), quantity: 4 }] });
  },
  divideCartProducts: async (shop) => {
    const cart = await withHams(shop);
    await sentTo(shop, cart, typedAddress);
    const both = await sentTo(shop, cart, osaka);
    return onCart(shop, cart, {
      products: [
        {
          key: lineOf(cart),
          shippings: [
            { key: shippingOf(both), quantity: 1 },
            { key: shippingOf(both, 1), quantity: 2 },
          ],
        },
      ],
    });
  },
  deleteCartProducts: async (shop) => {
    const cart = await withHams(shop);
    return onCart(shop, cart, { keys: [lineOf(cart)] });
  },
  deleteCartSet: async (shop) => {
    const { token } = await shop.cart.init();
    const cart = await shop.cart.patch('add-set', { token, key: 'set-sausage-evening', quantity: 1 });
    return onCart(shop, cart, { key: 'set-sausage-evening' });
  },
  addCartSet: async (shop) => onCart(shop, await shop.cart.init(), { key: 'set-sausage-evening', quantity: 1 }),
  addCartAccessories: async (shop) => {
    const cart = await withHams(shop);
    return onCart(shop, cart, { accessories: [{ line_key: lineOf(cart), key: box, quantity: 1 }] });
  },
  modifyCartAccessories: async (shop) => {
    const cart = await withBoxes(shop);
    return onCart(shop, cart, { accessories: [{ key: extraOf(cart), quantity: 2 }] });
  },
  deleteCartAccessories: async (shop) => {
    const cart = await withBoxes(shop);
    return onCart(shop, cart, { keys: [extraOf(cart)] });
  },
  addCartShipping: async (shop) => onCart(shop, await withHams(shop), { address: typedAddress }),
  modifyCartShipping: async (shop) => {
    const cart = await withHams(shop);
    const noshi = { purpose: 'seibo', ribbon: 'butterfly', top_text: '御歳暮', names: ['見本'], position: 'inner' };
    return onCart(shop, cart, { key: shippingOf(cart), noshi, message: 'いつもありがとうございます。' });
  },
  resetCartShippings: async (shop) => {
    const cart = await withHams(shop);
    await sentTo(shop, cart, typedAddress);
    return onCart(shop, cart, { is_removing_address: true });
  },
  addCartPacking: async (shop) => {
    const cart = await withHams(shop);
    return onCart(shop, cart, { shipping_key: shippingOf(cart), products: [{ line_key: lineOf(cart), quantity: 1 }] });
  },
  modifyCartPacking: async (shop) => {
    const cart = await sentTo(shop, await withHams(shop), typedAddress);
    return onCart(shop, cart, {
      packings: [
        { key: cart.detail.shippings[0]?.packings[0]?.key, delivery_date: '2026-12-05', delivery_time: '1416' },
      ],
    });
  },
  modifyCartOrder: async (shop) =>
    onCart(shop, await withHams(shop), { orderer: typedOrderer, payment_id: cod, note: '置き配不可' }),
  modifyCartOther: async (shop) => {
    const who = { channel: 'gakuen.localhost' };
    const { body } = await shop.call<Cart>('POST', '/v1/carts/init', { ...who, body: { token: null } });
    return onCart(shop, body, { other: { school_class: '3年2組', student_name: '見本 一郎' } }, who);
  },
  addCartCoupon: async (shop) => onCart(shop, await withHams(shop), { code: 'WELCOME500' }),
  deleteCartCoupon: async (shop) => {
    const cart = await withHams(shop);
    await shop.cart.patch('coupons/add', { token: cart.token, code: 'WELCOME500' });
    return onCart(shop, cart, { code: 'WELCOME500' });
  },
  setCartPoint: async (shop) => {
    const { email, token } = await shop.member();
    const { db, clock, ctx } = shop.app();
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.emailKey, email));
    const now = clock.now();
    await addPointRows(db, [
      {
        userId: user?.id ?? '',
        channelId: ctx().channel.id,
        kind: 'available',
        available: 300,
        note: '見本',
        expiresAt: pointsTermEnd(now),
        createdAt: now,
      },
    ]);
    return onCart(shop, await shop.cart.withProducts({ [ham]: 2 }, token), { points: 200 }, { token });
  },
  setCartSocialReceiver: async (shop) => {
    const cart = await withHams(shop);
    return onCart(shop, cart, {
      key: shippingOf(cart),
      receiver: {
        name: '見本 花子',
        way: 'mail',
        email: 'hanako@example.com',
        message: 'いつもありがとうございます。',
      },
    });
  },
};
