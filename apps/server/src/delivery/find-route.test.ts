import { expect, it } from 'vitest';
import { findRoute } from './find-route.ts';
import { sampleTables } from './seed/sample-tables.ts';

const ogasawara = { prefecture: '東京都', postal_code: '100-2101' };

it('uses Tokyo while the destination is unknown', () => {
  expect(findRoute(null, 'chilled', sampleTables)).toMatchObject({
    area: 'kanto',
    carrier: { name: 'ヤマト運輸' },
    transit_days: 1,
    island: null,
    is_deliverable: true,
  });
});

it('takes longer to an island, without time slots, and chilled only where the island allows it', () => {
  expect(findRoute(ogasawara, 'ambient', sampleTables)).toMatchObject({
    transit_days: 1 + 6,
    closed_slots: ['0812', '1416', '1618', '1820', '1921'],
    island: { name: '小笠原諸島' },
    is_deliverable: true,
  });
  expect(findRoute(ogasawara, 'chilled', sampleTables).is_deliverable).toBe(false);
  expect(findRoute({ ...ogasawara, postal_code: '1000101' }, 'chilled', sampleTables).is_deliverable).toBe(true);
});

it('throws when the tables lack the prefecture, the route or the carrier', () => {
  const tokyo = { prefecture: '東京都', postal_code: '' };
  const missing = 'no delivery route to 東京都 for chilled';
  expect(() => findRoute({ ...tokyo, prefecture: '火星県' }, 'chilled', sampleTables)).toThrow(
    'no delivery route to 火星県 for chilled',
  );
  expect(() => findRoute(tokyo, 'chilled', { ...sampleTables, routes: [] })).toThrow(missing);
  expect(() => findRoute(tokyo, 'chilled', { ...sampleTables, carriers: new Map() })).toThrow(missing);
});
