import type { SocialGiftShipping } from '@shop/api';
import { paths } from '@shop/constants';
import { giveGift, typedAddress } from '../../../checkout/social-gift/testing/give-gift.ts';
import type { LastingShop } from './lasting-shop.ts';
import { linkIn } from './link-in.ts';
import type { PreparedWrite } from './lasting-write.ts';

/** Calls that use POST because their input is long or secret: they look something up and write nothing. */
export const checks: Readonly<
  Record<string, (shop: LastingShop) => Promise<Pick<PreparedWrite, 'params' | 'options'>>>
> = {
  checkReminder: async (shop) => {
    const { email } = await shop.member();
    await shop.call('POST', '/v1/reminder/request', { body: { purpose: 'password', email } });
    return { options: { body: { purpose: 'password', code: await linkIn(shop, email, paths.reminderReset()) } } };
  },
  checkSchool: () => Promise.resolve({ options: { channel: 'gakuen.localhost', body: { key: 'mhn-7k3q-2r9x' } } }),
  checkSocialGiftShipping: async (shop) => {
    const { token } = await giveGift(shop.app());
    return { options: { body: { token, address: typedAddress } } };
  },
  checkSocialGiftDelivery: async (shop) => {
    const { token } = await giveGift(shop.app());
    const [parcel] = (await shop.read(`/v1/social-gifts/${token}/shipping`)) as SocialGiftShipping[];
    const shippings = [{ id: parcel?.id, delivery_at: '2026-12-10', delivery_timezone_key: null }];
    return { options: { body: { token, postal: '060-0001', pref: '北海道', shippings } } };
  },
};
