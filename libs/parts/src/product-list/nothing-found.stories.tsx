import type { Meta, StoryObj } from '@storybook/react-vite';
import { NothingFound } from './nothing-found.tsx';

const ways = [{ label: '生ハム', href: '/product/?category=ham' }];

/**
 * 見つからない一覧に出すひとまとまりです。題、条件を外す道、ほかの探し方を置きます。
 * @do 見た目の class を渡し、テーマの絵を使える。
 * @dont 商品の棚をここに入れない。下に別の段がある。
 */
const meta = {
  title: '部品/見つからない商品',
  component: NothingFound,
  args: { help: { word: '羊羹', ways }, clearHref: '/product/' },
} satisfies Meta<typeof NothingFound>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByWord: Story = {};
export const Illustrated: Story = { args: { illustration: 'not-found', help: { word: null, ways: [] } } };
