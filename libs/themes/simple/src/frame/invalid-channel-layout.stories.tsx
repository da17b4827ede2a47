import type { Meta, StoryObj } from '@storybook/react-vite';
import { InvalidChannelLayout } from '@shop/theming';

/**
 * アドレスにあたるお店がないときの画面です。一文だけを見せます。
 * @do その一文を見出し(h1)にして、中央で静かに読ませる。
 * @dont ほかのお店へのリンクや、お店の名前を足さない。どのお店の客かは分からない。
 */
const meta = {
  title: '枠/店のない名前',
  component: InvalidChannelLayout,
  args: { text: '無効なチャネルです' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InvalidChannelLayout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    text: 'お入りになったアドレスのお店は見つかりませんでした。アドレスに誤りがないかをお確かめのうえ、もう一度お越しください。',
  },
};
