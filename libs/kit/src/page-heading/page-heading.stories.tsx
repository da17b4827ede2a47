import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeading } from './page-heading.tsx';

/**
 * ページの題です。1ページに1つだけ置きます。
 * @do 題の下に一文(lead)、行の終わりに件数やボタン(aside)を置ける。
 * @dont 段の見出しに使わない。h1 は1つだけです。
 */
const meta = { title: '部品/ページの見出し', component: PageHeading } satisfies Meta<typeof PageHeading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithLead: Story = {
  args: { children: 'すべての商品', lead: '生ハム、サラミ、ソーセージと、それに合うものを揃えています。' },
};
