import type { NewsSummary, Upload } from '@shop/api';
import { count } from 'drizzle-orm';
import { ecommerceEvents } from '../../../../platform/db/schema/events.ts';
import type { LastingWrites } from '../lasting-write.ts';
import { formOf } from './form-of.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const inquiry = {
  category: 'delivery',
  last_name: '見本',
  first_name: '太郎',
  email: 'lasting-inquiry@example.com',
  body: 'お届け日を変更できますか。',
};

/** What visitors send to the shop. */
export const contactWrites: LastingWrites = {
  readNews: async (shop) => {
    const { token } = await shop.member();
    const read = () => shop.read('/v1/news', { token });
    const [first] = (await read()) as NewsSummary[];
    return { options: { token, body: { readable_id: first?.id } }, read };
  },
  createInquiry: (shop) =>
    Promise.resolve({
      options: { body: { ...inquiry, mode: 'send', idempotency_key: 'key-of-a-lasting-inquiry' } },
      read: () => shop.mailsTo(inquiry.email),
    }),
  uploadFile: async (shop) => ({
    options: await formOf({ dir: 'inquiries' }, new File([pixel], '外箱.png', { type: 'image/png' })),
    // Only an inquiry can refer to an upload; sent again under its key it is the same inquiry.
    read: async (answer) => {
      const { id } = (answer ?? { id: 'nobody-sent-this' }) as Pick<Upload, 'id'>;
      const { status, body } = await shop.call('POST', '/v1/inquiries', {
        body: { ...inquiry, mode: 'send', idempotency_key: `key-with-${id}`, upload_ids: [id] },
      });
      return { status, body };
    },
  }),
  createEcommerceEvent: (shop) =>
    Promise.resolve({
      options: { body: { name: 'view_item', args: '{"item_id":"ham-fr-001"}' } },
      // No call returns events: they are evaluated in the database.
      read: async () => (await shop.app().db.select({ events: count() }).from(ecommerceEvents))[0],
    }),
};
