import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartOutage } from './cart-outage.tsx';

const meta = { title: '部品/読めないカート', component: CartOutage } satisfies Meta<typeof CartOutage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Outage: Story = { args: { onRetry: () => undefined } };
