import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DrawerSales } from './drawer-sales.tsx';

const pairing = (key: string, name: string) => ({
  key,
  name,
  href: `/product/${key}/`,
  picture: { drawing: 'cornichons', tone: 'plate', alt: name, image: null },
  price: 780,
  onAdd: fn(),
});
const pairings = [pairing('con-fr-001', 'コルニッション'), pairing('che-fr-001', 'コンテ 12ヶ月熟成')];

/**
 * 横のカートの下に、送料無料までの距離と、合う商品を2つまで見せます。
 * @do 棒は目で見る人のためだけにし、距離は言葉で伝える。
 * @dont 商品を3つ以上並べない。
 */
const meta = {
  title: '部品/横のカートのご提案',
  component: DrawerSales,
  args: { freeCarriage: { threshold: 10_800, remaining: 4320 }, pairings, onLeave: fn() },
} satisfies Meta<typeof DrawerSales>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {
  name: '送料無料まであと少し',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('あと4,320円で送料が無料になります')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'コルニッションを追加する' }));
    await expect(pairings[0]?.onAdd).toHaveBeenCalledOnce();
  },
};
export const Reached: Story = { name: '送料無料', args: { freeCarriage: { threshold: 10_800, remaining: 0 } } };
export const Nothing: Story = { name: '何も知られていない', args: { freeCarriage: null, pairings: [] } };
export const LongText: Story = {
  args: {
    pairings: [pairing('long', 'プロシュット・ディ・パルマ DOP 24ヶ月熟成 骨付き原木をそのままお届けする詰め合わせ')],
  },
};
