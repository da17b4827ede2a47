import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ProductSummary } from '@shop/theming';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OrderTable } from './order-table.tsx';

const ham: ProductSummary = {
  key: 'ham-fr-001',
  id: 1,
  href: '/product/ham-fr-001/',
  name: 'ジャンボン・ド・バイヨンヌ 12ヶ月熟成 スライス',
  nameOriginal: { text: 'Jambon de Bayonne IGP, 12 mois', lang: 'fr' },
  brand: 'サレゾン・ヴァル・ダヴレ',
  country: 'フランス',
  category: { slug: 'dry-cured-ham', name: '生ハム・熟成ハム', href: '/product/?category=dry-cured-ham' },
  price: 1480,
  unitLabel: '80g(約8枚)',
  pricePer100g: 1850,
  zone: 'chilled',
  availability: { kind: 'in_stock' },
  geographicalIndication: null,
  agingMonths: 12,
  picture: { drawing: 'dry-cured-ham', tone: 'plate', alt: '', image: null },
  gift: { wrapping: true, noshi: true },
};
const products: readonly ProductSummary[] = [
  ham,
  { ...ham, key: 'sal-fr-001', name: 'ソシソン・セック くるみ入り', price: 1780, zone: 'ambient', agingMonths: null },
  {
    ...ham,
    key: 'ham-it-001',
    name: 'プロシュート・ディ・パルマ 24ヶ月熟成 スライス',
    availability: { kind: 'suspended', reason: '輸入が停止されています。' },
  },
  {
    ...ham,
    key: 'sau-at-002',
    name: 'ケーゼクライナー 4本入',
    price: 1480,
    zone: 'frozen',
    availability: { kind: 'few', remaining: 3 },
  },
];

/**
 * 業務用の発注表です。商品を行に並べ、数を入れて、まとめて入れます。
 * @do 1つのボタンで全部を送る。断られた行には、その理由を出す。
 * @dont 家庭向けのお店で使わない。単価とケースで考える人のための表です。
 */
const meta = {
  title: '商品/発注表',
  component: OrderTable,
  args: {
    label: 'すべての商品',
    products,
    add: { status: 'idle', message: null, errors: {}, onAdd: fn(() => Promise.resolve(true)) },
  },
  globals: { theme: 'sto' },
} satisfies Meta<typeof OrderTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Digits, Enter and arrows move through the rows; one call adds all, and the order sheet is empty again. */
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = (name: string) => canvas.getByRole('textbox', { name: `${name}の数量` });
    await userEvent.tripleClick(field('ジャンボン・ド・バイヨンヌ 12ヶ月熟成 スライス'));
    await userEvent.keyboard('12{Enter}6{ArrowDown}');
    await expect(field('ケーゼクライナー 4本入')).toHaveFocus();
    await userEvent.keyboard('9{Enter}');
    await expect(canvas.getByRole('button', { name: 'まとめてカートに入れる' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('3品目・21点');
    await expect(canvas.getByRole('status')).toHaveTextContent('32,880円');
    await userEvent.keyboard('{Enter}');
    await expect(args.add.onAdd).toHaveBeenLastCalledWith([
      { key: 'ham-fr-001', quantity: 12 },
      { key: 'sal-fr-001', quantity: 6 },
      { key: 'sau-at-002', quantity: 3 },
    ]);
    await expect(field('ソシソン・セック くるみ入り')).toHaveValue('0');
  },
};

/** Each click adds a whole case, up to the limit; a product with less than a case left shows it. */
export const ByCase: Story = {
  args: {
    products: [
      { ...ham, byCase: { quantity: 40, taxAmount: 4385, isShort: false } },
      {
        ...ham,
        key: 'che-fr-002',
        name: 'ミモレット 18ヶ月熟成',
        price: 1980,
        byCase: { quantity: 12, taxAmount: 1760, isShort: true },
        availability: { kind: 'few', remaining: 4 },
      },
      { ...ham, key: 'gif-001', name: '生ハム三国めぐり' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = within(canvas.getByRole('row', { name: /バイヨンヌ/ }));
    const press = async () => userEvent.click(await row.findByRole('button', { name: '1ケース(40点)' }));
    await press();
    const field = row.getByRole('textbox');
    await expect(canvas.getByRole('row', { name: /バイヨンヌ/ })).toHaveTextContent('59,200円(税抜54,815円)');
    await expect(field).toHaveValue('40');
    await userEvent.click(row.getByRole('button', { name: '数量を1つ増やす' }));
    await press();
    await expect(field).toHaveValue('80');
    await expect(row.getByRole('button', { name: /1ケース/ })).toBeDisabled();
    const short = canvas.getByRole('row', { name: /ミモレット/ });
    await expect(within(short).getByRole('button', { name: /1ケース/ })).toBeDisabled();
    await expect(short).toHaveTextContent('いまは1ケースに足りません');
  },
};
export const LongText: Story = {
  args: {
    products: [
      {
        ...ham,
        name: 'ジャンボン・ノワール・ド・ビゴール・アペラシオン・ドリジーヌ・プロテジェ 24ヶ月熟成 骨付き大判スライス',
        price: 123_456,
        unitLabel: '1kg(約100枚、真空包装、保冷箱入り)',
        byCase: { quantity: 99, taxAmount: 905_344, isShort: false },
      },
    ],
  },
};

export const Refused: Story = {
  args: {
    add: {
      status: 'failed',
      message: '入れられない商品があるため、まだ何も入れていません。赤字の行をお直しください。',
      errors: {
        'sal-fr-001': '「ソシソン・セック くるみ入り」の在庫は残り3点です。',
        'bac-at-001': '「チロラー・ベーコン」は品切れです。',
      },
      onAdd: () => Promise.resolve(false),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/在庫は残り3点/)).toBeVisible();
    // A row on another page is reported next to the sum.
    await expect(canvas.getByText('「チロラー・ベーコン」は品切れです。')).toBeVisible();
  },
};
