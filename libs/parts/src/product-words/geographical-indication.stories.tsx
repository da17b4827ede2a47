import type { Meta, StoryObj } from '@storybook/react-vite';
import { GeographicalIndication } from './geographical-indication.tsx';

const meta = {
  title: '部品/地理的表示',
  component: GeographicalIndication,
  args: { name: 'Jambon de Bayonne' },
} satisfies Meta<typeof GeographicalIndication>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Registered: Story = {};
