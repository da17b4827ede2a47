import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './icon-button.tsx';

/**
 * 絵だけの四角いボタンです。
 * @do 何をするかを label に必ず書く。読み上げと、触れたときの説明になる。
 * @dont 初めて見る人に絵で伝わらない操作に使わない。そのときは言葉のあるボタンにする。
 */
const meta = { title: '部品/アイコンボタン', component: IconButton } satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Close: Story = { args: { icon: 'close', label: '閉じる' } };
export const Disabled: Story = { args: { icon: 'minus', label: '数量を1つ減らす', disabled: true } };
