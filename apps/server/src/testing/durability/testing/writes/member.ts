import type { Address, Memorial, Measurement, ProductRequest, ProductSearchHistory, UserCard } from '@shop/api';
import { typedAddress } from '../../../../cart/testing/cart-caller.ts';
import type { LastingShop } from '../lasting-shop.ts';
import type { LastingWrites } from '../lasting-write.ts';
import { formOf } from './form-of.ts';

const [visa, mastercard] = ['4111111111111111', '5555555555554444'] as const;
const birthday = { target_user_name: '見本 花子', division_ct: 1, name: '誕生日', month: 12, date: 24, call: 14 };
const file = [
  '姓,名,郵便番号,都道府県,市区町村,町名・番地,電話番号',
  '見本,花,100-0001,東京都,千代田区,千代田1-1,03-1234-5678',
].join('\r\n');
const measuring = { purpose: 'measurement' };

/** A member and the content of one URL. */
const memberWith = async (shop: LastingShop, url: string) => {
  const { token } = await shop.member();
  return { token, read: () => shop.read(url, { token }) };
};
const made = async <T>(shop: LastingShop, url: string, token: string, body: unknown): Promise<T> =>
  (await shop.call<T>('POST', url, { token, body })).body;
const madeFor = async <T>(shop: LastingShop, url: string, body: unknown) => {
  const { token, read } = await memberWith(shop, url);
  return { token, read, body: await made<T>(shop, url, token, body) };
};
const withCards = async (shop: LastingShop) => {
  const { token, read } = await memberWith(shop, '/v1/me/user-cards');
  const save = async (number: string) =>
    made<UserCard>(shop, '/v1/me/user-cards', token, { token: await shop.sandbox.token(number) });
  return { token, read, first: await save(visa), second: await save(mastercard) };
};
const addresses = '/v1/me/user-addresses';
const memorials = '/v1/me/user-memorials';
const withFavourite = async (shop: LastingShop) => {
  const { token, read } = await memberWith(shop, '/v1/me/user-lists/favorite?is_listables=1');
  await shop.call('PATCH', '/v1/me/user-lists/attach', { token, body: favourites });
  return { token, read };
};
const favourites = { table: 'products', ids: [1, 2] };
const seen = '/v1/me/product-histories';
const searched = '/v1/me/product-search-histories';
const wished = '/v1/me/product-request-histories';

/** A member’s data: addresses, cards, favourites, histories, memorial days, measurements. */
export const memberWrites: LastingWrites = {
  createAddress: async (shop) => {
    const { token, read } = await memberWith(shop, addresses);
    return { options: { token, body: typedAddress }, read };
  },
  updateAddress: async (shop) => {
    const { token, read, body } = await madeFor<Address>(shop, addresses, typedAddress);
    return {
      params: { id: body.id },
      options: { token, body: { ...typedAddress, company_name: '見本株式会社' } },
      read,
    };
  },
  useAddress: async (shop) => {
    const { token, read, body } = await madeFor<Address>(shop, addresses, typedAddress);
    return { params: { id: body.id }, options: { token }, read };
  },
  deleteAddress: async (shop) => {
    const { token, read, body } = await madeFor<Address>(shop, addresses, typedAddress);
    return { params: { id: body.id }, options: { token }, read };
  },
  deleteAddresses: async (shop) => {
    const { token, read } = await madeFor<Address>(shop, addresses, typedAddress);
    return { options: { token }, read };
  },
  importAddresses: async (shop) => {
    const { token, read } = await memberWith(shop, addresses);
    const { body, headers } = await formOf({}, new File([file], 'お届け先.csv', { type: 'text/csv' }));
    return { options: { token, body, headers }, read };
  },
  createUserCard: async (shop) => {
    const { token, read } = await memberWith(shop, '/v1/me/user-cards');
    return { options: { token, body: { token: await shop.sandbox.token(visa) } }, read };
  },
  useUserCard: async (shop) => {
    const { token, read, second } = await withCards(shop);
    return { params: { id: second.id }, options: { token }, read };
  },
  deleteUserCard: async (shop) => {
    const { token, read, first } = await withCards(shop);
    return { params: { id: first.id }, options: { token }, read };
  },
  attachToUserList: async (shop) => {
    const { token, read } = await memberWith(shop, '/v1/me/user-lists/favorite?is_listables=1');
    return { options: { token, body: favourites }, read };
  },
  detachFromUserLists: async (shop) => {
    const { token, read } = await withFavourite(shop);
    return { options: { token, body: { table: 'products', ids: [1] } }, read };
  },
  detachFromUserList: async (shop) => {
    const { token, read } = await withFavourite(shop);
    return { params: { key: 'favorite' }, options: { token, body: { table: 'products', ids: [2] } }, read };
  },
  addMyProductHistory: async (shop) => {
    const { token, read } = await memberWith(shop, seen);
    return { options: { token, body: { product_id: 1 } }, read };
  },
  addProductHistory: async (shop) => {
    const { token, read } = await memberWith(shop, seen);
    return { options: { token, body: { product_id: 2 } }, read };
  },
  deleteMyProductHistory: async (shop) => {
    const { token, read, body } = await madeFor<{ id: number }>(shop, seen, { product_id: 1 });
    return { params: { id: body.id }, options: { token }, read };
  },
  addProductSearchHistory: async (shop) => {
    const { token, read } = await memberWith(shop, searched);
    return { options: { token, query: { word: '生ハム' } }, read };
  },
  deleteMyProductSearchHistory: async (shop) => {
    const { token, read } = await memberWith(shop, searched);
    await shop.call('POST', '/v1/product-search-histories', { token, query: { word: '生ハム' } });
    const [entry] = (await read()) as ProductSearchHistory[];
    return { params: { id: entry?.id ?? 0 }, options: { token }, read };
  },
  addProductRequest: async (shop) => {
    const { token, read } = await memberWith(shop, wished);
    return { options: { token, body: { product_id: 1, note: '年末までに' } }, read };
  },
  deleteMyProductRequest: async (shop) => {
    const { token, read } = await memberWith(shop, wished);
    await made(shop, '/v1/product-requests', token, { product_id: 1 });
    const [entry] = (await read()) as ProductRequest[];
    return { params: { id: entry?.id ?? 0 }, options: { token }, read };
  },
  createMemorial: async (shop) => {
    const { token, read } = await memberWith(shop, memorials);
    return { options: { token, body: birthday }, read };
  },
  updateMemorial: async (shop) => {
    const { token, read, body } = await madeFor<Memorial>(shop, memorials, birthday);
    return { params: { id: body.id }, options: { token, body: { ...birthday, call: 7 } }, read };
  },
  deleteMemorial: async (shop) => {
    const { token, read, body } = await madeFor<Memorial>(shop, memorials, birthday);
    return { params: { id: body.id }, options: { token }, read };
  },
  addTimeseries: async (shop) => {
    const { token, read } = await memberWith(shop, '/v1/me/timeseries?purpose=measurement');
    return { options: { token, query: measuring, body: { name: '見本 一郎', height: '132.5' } }, read };
  },
  deleteTimeseries: async (shop) => {
    const { token, read, body } = await madeFor<Measurement>(shop, '/v1/me/timeseries?purpose=measurement', {
      name: '見本 一郎',
      height: '132.5',
    });
    return { options: { token, query: { ...measuring, id: String(body.id) } }, read };
  },
};
