import type { Meta, StoryObj } from '@storybook/react-vite';
import { NothingFoundTitle } from './nothing-found-title.tsx';

const meta = {
  title: '部品/見つからないときの見出し',
  component: NothingFoundTitle,
  args: { word: null },
} satisfies Meta<typeof NothingFoundTitle>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByFilter: Story = {};
export const ByWord: Story = { args: { word: '羊羹' } };
