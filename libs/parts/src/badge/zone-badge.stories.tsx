import type { Meta, StoryObj } from '@storybook/react-vite';
import { ZoneBadge } from './zone-badge.tsx';

/**
 * 常温・冷蔵・冷凍を、言葉と絵と色で示す札です。
 * @do 温度の範囲が要るところでは withRange にする。
 * @dont 温度帯を色だけで見分けさせない。
 */
const meta = { title: '部品/温度帯', component: ZoneBadge } satisfies Meta<typeof ZoneBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ambient: Story = { args: { zone: 'ambient' } };
export const Chilled: Story = { args: { zone: 'chilled', withRange: true } };
export const Frozen: Story = { args: { zone: 'frozen', withRange: true } };
