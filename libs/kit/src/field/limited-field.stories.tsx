import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { LimitedArea } from './limited-field.tsx';

/**
 * 文字数に上限のある入力欄です。残りや超えた数を知らせます。
 * @do 超えても文字を切らず、何文字多いかを伝える。サーバーと同じ数え方をする。
 * @dont 上限に遠い短い欄に使わない。ふつうの入力欄で足りる。
 */
const meta = { title: '部品/文字数に上限のある入力欄', component: LimitedArea } satisfies Meta<typeof LimitedArea>;

export default meta;

type Story = StoryObj<typeof meta>;

function Counted(props: ComponentProps<typeof LimitedArea>) {
  const [value, setValue] = useState('');
  return <LimitedArea {...props} value={value} onChange={(event) => setValue(event.target.value)} />;
}

/** Too long a text is reported, never cut; a rare kanji counts as one character, as on the server. */
export const AtMost: Story = {
  args: { label: 'メッセージ', hint: '5文字まで', most: 5 },
  render: (args) => <Counted {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'メッセージ' });
    await userEvent.type(field, '𠮷野様へ');
    await expect(canvas.getByText('残り1文字')).toBeVisible();
    await expect(field).toBeValid();
    await userEvent.click(field);
    await userEvent.paste('、心より');
    await expect(field).toHaveValue('𠮷野様へ、心より');
    await expect(field).toHaveAccessibleDescription(/5文字以内で入力してください\(3文字超えています\)/);
    await expect(field).toBeInvalid();
  },
};
