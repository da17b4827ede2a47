import type { Meta, StoryObj } from '@storybook/react-vite';
import { NothingFound } from './nothing-found.tsx';

const ways = [{ label: '生ハム', href: '/product/?category=ham' }];

const meta = {
  title: '部品/見つからない商品',
  component: NothingFound,
  args: { help: { word: '羊羹', ways }, clearHref: '/product/' },
} satisfies Meta<typeof NothingFound>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByWord: Story = {};
export const Drawn: Story = { args: { illustration: 'not-found', help: { word: null, ways: [] } } };
