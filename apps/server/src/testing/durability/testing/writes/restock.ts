import type { RestockNotice } from '@shop/api';
import { paths } from '@shop/constants';
import { restockNotices } from '../../../../platform/db/schema/restock.ts';
import type { LastingShop } from '../lasting-shop.ts';
import { linkIn } from '../link-in.ts';
import type { LastingWrites } from '../lasting-write.ts';

/** Sold out in the seed. */
const soldOut = 'ham-it-001';

async function wishOf(shop: LastingShop, email: string) {
  const { id } = (await shop.read(`/v1/products/${soldOut}`)) as { id: number };
  return { product_id: id, email };
}
/** A guest’s request. @returns the header with the code of its mail */
async function requestedBy(shop: LastingShop, email: string) {
  await shop.call('POST', '/v1/restock-notices', { body: await wishOf(shop, email) });
  return { 'x-notice-key': await linkIn(shop, email, paths.restock()) };
}
const rowsOf = (shop: LastingShop) => shop.app().db.select().from(restockNotices).orderBy(restockNotices.id);

/** Restock requests; a guest has no list of them. */
export const restockWrites: LastingWrites = {
  askRestockNotice: async (shop) => {
    const email = 'lasting-wish@example.com';
    return { options: { body: await wishOf(shop, email) }, read: () => shop.mailsTo(email) };
  },
  deleteMyRestockNotice: async (shop) => {
    const { token, email } = await shop.member();
    await shop.call('POST', '/v1/restock-notices', { token, body: await wishOf(shop, email) });
    const read = () => shop.read('/v1/me/restock-notices', { token });
    const [notice] = (await read()) as RestockNotice[];
    return { params: { id: notice?.id ?? 0 }, options: { token }, read };
  },
  confirmRestockNotice: async (shop) => {
    const headers = await requestedBy(shop, 'lasting-confirmation@example.com');
    return { options: { headers }, read: () => rowsOf(shop) };
  },
  endRestockNotice: async (shop) => {
    const headers = await requestedBy(shop, 'lasting-end@example.com');
    return { options: { headers }, read: () => rowsOf(shop) };
  },
};
