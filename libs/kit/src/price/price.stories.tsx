import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './price.tsx';

/**
 * 税込の金額です。数字と円が離れません。
 * @do 大きさは3つから選ぶ。税込と分かる場所では taxNote を外してよい。
 * @dont 金額を文字でつなげて書かない。桁や折り返しが揃わなくなる。
 */
const meta = { title: '部品/価格', component: Price } satisfies Meta<typeof Price>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Medium: Story = { args: { yen: 1480 } };
export const Large: Story = { args: { yen: 12800, size: 'large' } };
export const Small: Story = { args: { yen: 1850, size: 'small', taxNote: false } };
export const Discount: Story = { args: { yen: -300, taxNote: false } };
