import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeading } from './page-heading.tsx';

const meta = { title: '部品/ページの見出し', component: PageHeading } satisfies Meta<typeof PageHeading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithLead: Story = {
  args: { children: 'すべての商品', lead: '生ハム、サラミ、ソーセージと、それに合うものを揃えています。' },
};
