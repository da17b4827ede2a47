import type { AddressSnapshot } from '@shop/api';
import { foldForSearch } from '@shop/japanese';
import type { OrderRow } from '../order/order.queries.ts';

/** Returns the searched texts of an order, folded, one a line: number, persons, addresses, telephones and products. */
export function wordsOfOrder({ orderNo, snapshot }: OrderRow, giftAddress: AddressSnapshot | null): string {
  const { orderer, lines, shippings, note } = snapshot;
  const addresses = [giftAddress, ...shippings.flatMap(({ address, sender }) => [address, sender])];
  const texts = [
    orderNo,
    ...textsIn(orderer),
    ...addresses.flatMap((address) => (address ? textsIn(address) : [])),
    ...shippings.map((shipping) => shipping.social_receiver?.name ?? ''),
    ...lines.flatMap((line) => [
      line.name,
      line.product_key,
      ...(line.accessories ?? []).flatMap((extra) => [extra.name, extra.product_key]),
    ]),
    note ?? '',
  ];
  return [...new Set(texts.map(foldForSearch))].filter((text) => text !== '').join('\n');
}

/** Returns the typed words of a search, folded. */
export function wordsOfQuery(query: string): string[] {
  return query
    .split(/\s+/u)
    .map(foldForSearch)
    .filter((word) => word !== '');
}

/** Returns the pairs of neighbouring characters of a text, each once; none for one character. */
export function pairsOf(text: string): string[] {
  return [
    ...new Set(
      text.split('\n').flatMap((line) => {
        const characters = [...line];
        return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
      }),
    ),
  ];
}

function textsIn(part: object): string[] {
  return Object.values(part).filter((value): value is string => typeof value === 'string');
}
