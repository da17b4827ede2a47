import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

/**
 * 少ない選択肢から1つを選ぶ欄です。すべてを見せて並べます。
 * @do 選べないものも理由を書いて残す。短い言葉なら direction を row にする。
 * @dont 選択肢が多いときに使わない。多いときは「選択欄」にする。
 */
const meta = { title: '部品/ラジオボタン', component: RadioGroup } satisfies Meta<typeof RadioGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

const options = [
  {
    value: 'card',
    label: 'クレジットカード',
    description: 'ご注文時には利用枠の確認だけを行い、商品の発送時にお支払いが確定します。',
  },
  { value: 'cvs', label: 'コンビニエンスストア', description: 'お支払い期限は7日間です。' },
  { value: 'cod', label: '代金引換', description: '冷凍品にはご利用いただけません。', disabled: true },
];

function Chosen(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onChange={setValue} />;
}

const args = {
  legend: 'お支払い方法',
  required: true,
  name: 'payment',
  options,
  value: null,
  onChange: () => undefined,
};

export const Cards: Story = {
  args: { ...args, look: 'card' },
  render: (props) => <Chosen {...props} />,
  play: async ({ canvasElement }) => {
    const choice = within(canvasElement).getByRole('radio', { name: /コンビニエンスストア/ });
    await userEvent.click(choice);
    await expect(choice).toBeChecked();
  },
};
export const Row: Story = {
  args: {
    legend: '性別',
    name: 'gender',
    direction: 'row',
    value: '4',
    onChange: () => undefined,
    options: [
      { value: '1', label: '男性' },
      { value: '2', label: '女性' },
      { value: '4', label: '回答しない' },
    ],
  },
};
export const Invalid: Story = { args: { ...args, error: 'お支払い方法を選択してください' } };
