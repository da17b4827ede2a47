import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartEmpty } from './cart-empty.tsx';

/**
 * 空のカートの姿です。商品を見る道を置きます。
 * @do テーマの絵を使うときは className を渡す。キットの絵は消える。
 * @dont 空のカートに合計や送料を出さない。
 */
const meta = { title: '部品/空のカート', component: CartEmpty } satisfies Meta<typeof CartEmpty>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { browseHref: '/product/' } };
