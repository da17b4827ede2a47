import type { Meta, StoryObj } from '@storybook/react-vite';
import { StockBadge } from './stock-badge.tsx';

/**
 * 買えるかどうかを示す札です。
 * @do 残りが少ないときは数を、買えないときは入荷のお知らせへの道を添える。
 * @dont 色だけで在庫を示さない。言葉と絵が必ずつく。
 */
const meta = { title: '部品/在庫', component: StockBadge } satisfies Meta<typeof StockBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InStock: Story = { args: { kind: 'in_stock' } };
export const Few: Story = { args: { kind: 'few', remaining: 3 } };
export const SoldOut: Story = { args: { kind: 'sold_out' } };
export const Notice: Story = { args: { kind: 'sold_out', noticeHref: '/product/ham-fr-001/#restock' } };
export const Suspended: Story = { args: { kind: 'suspended' } };
export const SellingStopped: Story = { args: { kind: 'selling_stopped' } };
