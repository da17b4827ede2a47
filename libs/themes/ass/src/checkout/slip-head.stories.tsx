import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PlannedDestination } from '@shop/theming';
import { expect, within } from 'storybook/test';
import { SlipHead } from './slip-head.tsx';

const picture = { drawing: 'dry-cured-ham', tone: 'plate', alt: '', image: null } as const;

const hanako: PlannedDestination = {
  key: 's1',
  label: 'お届け先1',
  name: '見本 花子',
  company: null,
  postalCode: '530-0001',
  address: '大阪府大阪市北区梅田1-1',
  phone: '06-0000-0000',
  sender: null,
  noshi: { purpose: 'seibo', ribbon: 'butterfly', topText: '御歳暮', names: ['見本太郎'], position: 'inner' },
  wrapping: '百貨店包装紙',
  message: null,
  parcels: (['chilled', 'frozen'] as const).map((zone, index) => ({
    key: zone,
    zone,
    ridingZones: [],
    carrier: '見本運輸',
    pieces: [{ key: zone, name: 'ジャンボン・ド・バイヨンヌ', unitLabel: '80g', quantity: index + 1, picture }],
    fee: null,
    date: '2026.12.10(木)',
    slot: null,
    handover: null,
  })),
};
const jiro: PlannedDestination = { ...hanako, key: 's2', name: '見本 次郎', noshi: null, wrapping: null };

/**
 * 承り票の頭です。店印と番号、承り日時のあとに、お届け先ごとの行を並べます。
 * @do 番号と日時は、承った注文のものだけを入れる。
 * @dont 店にいない係員の名や、まだ決まっていない番号を書かない。
 */
const meta = {
  title: '購入/承り票の頭',
  component: SlipHead,
  globals: { theme: 'ass' },
  args: { order: null, destinations: [hanako, jiro] },
} satisfies Meta<typeof SlipHead>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NotTakenYet: Story = {
  name: '承る前',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('ご注文の確定後に入ります')).toHaveLength(2);
    await expect(canvas.getByText('店印')).toBeVisible();
    await expect(canvas.queryByText('お客様控え')).toBeNull();
  },
};
export const Taken: Story = {
  name: '承ったあとの控え',
  args: { order: { orderNo: '261126-JZSH4', orderedAt: '2026.11.26 17:06' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('お客様控え')).toBeVisible();
    await expect(canvas.getByText('261126-JZSH4')).toBeVisible();
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows.map((row) => row.textContent)).toEqual([
      '見本 花子 様のし「御歳暮」百貨店包装紙3点',
      '見本 次郎 様なし3点',
    ]);
  },
};
export const PlainNoshi: Story = {
  name: '無地のし',
  args: { destinations: [{ ...hanako, noshi: hanako.noshi && { ...hanako.noshi, purpose: 'plain', topText: '' } }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('cell', { name: /^無地のし/ })).toBeVisible();
  },
};
export const LongText: Story = {
  name: '長い名前',
  args: {
    order: { orderNo: '261126-JZSH4', orderedAt: '2026.11.26 17:06' },
    destinations: [
      { ...hanako, name: 'アレクサンドラ・フォン・ヴァイセンブルク=ホーエンシュタウフェン' },
      { ...jiro, wrapping: '百貨店の四季の花をあしらった大きな包装紙と飾り紐' },
    ],
  },
};
