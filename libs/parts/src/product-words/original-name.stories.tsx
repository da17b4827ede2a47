import type { Meta, StoryObj } from '@storybook/react-vite';
import { OriginalName } from './original-name.tsx';

const meta = {
  title: '部品/商品の原語名',
  component: OriginalName,
  args: { name: { text: 'Jambon de Bayonne', lang: 'fr' } },
} satisfies Meta<typeof OriginalName>;

export default meta;

type Story = StoryObj<typeof meta>;

export const French: Story = {};
