import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fieldset } from './fieldset.tsx';
import { TextField } from './text-field.tsx';

/**
 * 1つの問いに属する欄をまとめ、名前をつけます。
 * @do 名前(legend)で問いを言い、説明と誤りもここに渡す。
 * @dont 見た目の枠のために使わない。読み上げに名前が加わる。
 */
const meta = { title: '部品/入力のまとまり', component: Fieldset } satisfies Meta<typeof Fieldset>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Names: Story = {
  args: {
    legend: 'お名前',
    required: true,
    hint: '送り状に印字されます。',
    children: (
      <>
        <TextField label="姓" defaultValue="見本" />
        <TextField label="名" defaultValue="太郎" />
      </>
    ),
  },
};
