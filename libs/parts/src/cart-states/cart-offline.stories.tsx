import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartOffline } from './cart-offline.tsx';

/**
 * 読み込めなかったカートの姿です。
 * @do 商品が失われていないと分かる文にし、もう一度の道を置く。
 * @dont 空のカートと同じ絵や文にしない。
 */
const meta = { title: '部品/読めないカート', component: CartOffline } satisfies Meta<typeof CartOffline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Outage: Story = { args: { onRetry: () => undefined } };
