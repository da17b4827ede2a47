import { expect, it } from 'vitest';
import { catalogDefinition } from './catalog-definition.ts';
import { preparedCatalogs, wantedLines } from './prepared-catalogs.ts';

const winter = {
  key: 'winter',
  name: '冬の贈りもの',
  lead: '',
  issued_on: '2026-11-01',
  illustration: null,
  alt: '',
  isOnScreen: true,
};
const standard = { ...winter, key: 'standard', name: 'いつもの食卓', issued_on: '2026-04-01' };
const values = {
  copies_winter: '2',
  copies_standard: '0',
  last_name: '見本',
  first_name: '太郎',
  company_name: '見本商店',
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区千代田',
  address1: '1-1',
  address2: '',
  phone_number: '0300000000',
  email: 'taro@example.com',
};

it('only catalogues with at least one copy are requested', () => {
  expect(wantedLines([winter, standard], values)).toEqual(['冬の贈りもの(2026.11.01 発行) 2部']);
  expect(wantedLines([winter, standard], { copies_winter: '0' })).toEqual([]);
});

it('the inquiry contains catalogues and address, and the confirmation shows the same', () => {
  const { fields } = catalogDefinition([winter, standard], null);
  const { input, rows } = preparedCatalogs(['冬の贈りもの(2026.11.01 発行) 2部'], values, fields);
  expect(input).toMatchObject({
    category: 'catalog',
    last_name: '見本',
    last_name_kana: null,
    phone_number: '0300000000',
  });
  expect(input.body).toBe(
    '【ご希望のカタログ】\n冬の贈りもの(2026.11.01 発行) 2部\n\n【お届け先】\n〒100-0001\n東京都千代田区千代田1-1\n見本商店\n見本 太郎',
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'catalogs',
    'name',
    'company_name',
    'address',
    'phone_number',
    'email',
  ]);
  const shown = new Map(rows.map(({ name, value }) => [name, value]));
  expect(shown.get('phone_number')).toBe('03-0000-0000');
  expect(shown.get('address'), 'the house number does not break; the sent text has no word joiners').toBe(
    '〒100-\u20600001\n東京都千代田区千代田\u20601-\u20601',
  );
  expect(shown.get('catalogs'), 'lines break only before the bracket').toBe(
    '冬の贈りもの\u200b(2026.11.01\u00a0発行)\u00a02部',
  );
});

it('the catalogue of the link is preset to one copy, others to none', () => {
  const { fields } = catalogDefinition([winter, standard], 'standard');
  expect(fields.slice(0, 2).map(({ name, initial }) => [name, initial])).toEqual([
    ['copies_winter', '0'],
    ['copies_standard', '1'],
  ]);
});
