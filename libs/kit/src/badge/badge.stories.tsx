import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

/**
 * ものの種類や状態を、短い言葉で示す札です。
 * @do 意味は言葉で伝え、色(tone)とアイコンは添えるだけにする。
 * @dont 押せるものに見せない。文を入れない。長くても数文字の言葉にする。
 */
const meta = { title: '部品/しるし', component: Badge } satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { children: '限定' } };
export const Accent: Story = { args: { tone: 'accent', icon: 'label', children: '地理的表示' } };
export const Success: Story = { args: { tone: 'success', icon: 'check', children: 'お支払い済み' } };
export const Warning: Story = { args: { tone: 'warning', icon: 'clock', children: 'お支払い待ち' } };
export const Danger: Story = { args: { tone: 'danger', icon: 'warning', children: '期限切れ' } };
export const Info: Story = { args: { tone: 'info', icon: 'truck', children: '発送済み' } };
