import type { Channel } from '../../platform/channel/channel.ts';
import { InvalidInputError, NotFoundError } from '../../platform/errors/index.ts';
import type { ProcessContext } from '../../platform/http/request-context.ts';
import { indexOrders } from './order-search.queries.ts';
import { type ParcelRecord, selectParcels, unknownOrders, type WantedParcels } from './shop-parcel.queries.ts';
import { piecesOf, type ShopParcel } from './shop-parcel.ts';
import { channelsSnapshot } from '../../platform/channel/channel.snapshot.ts';

/** More than a small shop ships in weeks; the result fits in memory. */
const MOST = 5000;

type Ctx = Pick<ProcessContext, 'db' | 'snapshots'>;

/**
 * Returns the selected orders, one record per parcel.
 * @throws InvalidInputError `orders.too_many`; NotFoundError `channel.not_found`, `order.not_found`
 */
export async function listParcelRecords(ctx: Ctx, wanted: WantedParcels): Promise<ParcelRecord[]> {
  const { channel } = wanted;
  const isKnown = [...ctx.snapshots.read(channelsSnapshot).values()].some(({ prefix }) => prefix === channel);
  if (channel !== undefined && !isKnown)
    throw new NotFoundError('channel.not_found', `チャネル「${channel}」は登録されていません。`);
  const unknown = await unknownOrders(ctx.db, wanted.orders ?? []);
  if (unknown.length > 0)
    throw new NotFoundError('order.not_found', `ご注文が見つかりませんでした:${unknown.join('、')}`);
  if (wanted.find !== undefined) await indexOrders(ctx.db);
  const records = await selectParcels(ctx.db, wanted, MOST + 1);
  if (records.length > MOST)
    throw new InvalidInputError('orders.too_many', `${MOST}件を超えます。出荷日や状態などで絞り込んでください。`);
  return records;
}

/** Returns the selected parcels that can be packed: those with an address. @throws as `listParcelRecords` does */
export async function listShopParcels(ctx: Ctx, wanted: WantedParcels): Promise<ShopParcel[]> {
  const channels = new Map([...ctx.snapshots.read(channelsSnapshot).values()].map((channel) => [channel.id, channel]));
  return (await listParcelRecords(ctx, wanted)).flatMap((record) => shopParcelOf(record, channels) ?? []);
}

/** Returns a record as a parcel; null without a parcel or while the receiver's address is unknown. */
function shopParcelOf(
  { order, payment, parcel, giftAddress, no, count }: ParcelRecord,
  channels: ReadonlyMap<number, Channel>,
): ShopParcel | null {
  const channel = channels.get(order.channelId);
  if (!parcel || !channel) return null;
  for (const shipping of order.snapshot.shippings) {
    const packing = shipping.packings.find(({ key }) => key === parcel.packingKey);
    const receiver = shipping.address ?? giftAddress;
    if (packing && receiver)
      return {
        order,
        payment,
        channel,
        parcel,
        no,
        count,
        shipping,
        packing,
        receiver,
        pieces: piecesOf(order, packing),
      };
  }
  return null;
}
