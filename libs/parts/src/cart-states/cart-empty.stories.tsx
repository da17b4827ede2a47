import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartEmpty } from './cart-empty.tsx';

const meta = { title: '部品/空のカート', component: CartEmpty } satisfies Meta<typeof CartEmpty>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { browseHref: '/product/' } };
