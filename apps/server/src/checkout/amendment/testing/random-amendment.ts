import { addDays } from '@shop/japanese';
import type { Noshi } from '@shop/api';
import fc from 'fast-check';
import type { AmendmentRequest } from '../amendment-request.ts';

/** An amendment without its key and reason. */
export type Edits = Omit<AmendmentRequest, 'key' | 'reason'>;

const places = [
  { postal_code: '100-0001', prefecture: '東京都', city: '千代田区', address1: '千代田1-1' },
  { postal_code: '900-0001', prefecture: '沖縄県', city: '那覇市', address1: '港町1-1' },
  { postal_code: '060-0001', prefecture: '北海道', city: '札幌市中央区', address1: '北一条西1-1' },
];
const noshi: Noshi = {
  purpose: 'orei',
  ribbon: 'butterfly',
  top_text: '御礼',
  names: ['見本'],
  position: 'inner',
};

/** Returns arbitrary amendments of an order with one destination; `today` is the day (JST) from which days count. */
export function arbitraryEdits(today: string, productKeys: readonly string[]): fc.Arbitrary<Edits> {
  const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 2 });
  return fc
    .record({
      lines: maybe(
        fc.array(fc.record({ line: fc.integer({ min: 1, max: 3 }), quantity: fc.nat(6) }), {
          minLength: 1,
          maxLength: 2,
        }),
      ),
      added: maybe(
        fc.array(
          fc.record({ product_key: fc.constantFrom(...productKeys), quantity: fc.integer({ min: 1, max: 3 }) }),
          {
            minLength: 1,
            maxLength: 2,
          },
        ),
      ),
      address: maybe(fc.constantFrom(...places)),
      noshi: maybe(fc.constantFrom(noshi, null)),
      message: maybe(fc.constantFrom('お元気で', null)),
      days: maybe(fc.integer({ min: 1, max: 25 })),
      note: maybe(fc.constantFrom('玄関へ', '裏口へ', null)),
    })
    .map(({ lines, added, address, noshi: band, message, days, note }) => {
      const place = {
        ...(address && { address }),
        ...(band !== undefined && { noshi: band }),
        ...(message !== undefined && { message }),
      };
      return {
        ...(lines && { lines }),
        ...(added && { added }),
        ...(Object.keys(place).length > 0 && { destinations: [{ no: 1, ...place }] }),
        ...(days !== undefined && { parcels: [{ delivery_date: addDays(today, days) }] }),
        ...(note !== undefined && { note }),
      };
    });
}
