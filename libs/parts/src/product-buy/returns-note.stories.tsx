import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReturnsNote } from './returns-note.tsx';

const meta = {
  title: '部品/返品のことわり',
  component: ReturnsNote,
  args: { text: '食品のため、お客様のご都合による返品はお受けできません。', href: '/law/' },
} satisfies Meta<typeof ReturnsNote>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
