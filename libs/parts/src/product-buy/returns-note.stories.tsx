import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReturnsNote } from './returns-note.tsx';

/**
 * 返品のことわりと、全文への道です。
 * @do 商品ごとの文(text)をそのまま出す。
 * @dont 小さくても読める大きさを保つ。消してはいけない。
 */
const meta = {
  title: '部品/返品のことわり',
  component: ReturnsNote,
  args: { text: '食品のため、お客様のご都合による返品はお受けできません。', href: '/law/' },
} satisfies Meta<typeof ReturnsNote>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
