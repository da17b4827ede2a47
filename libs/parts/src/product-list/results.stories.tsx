import type { Meta, StoryObj } from '@storybook/react-vite';
import { NothingFound } from './nothing-found.tsx';
import { ProductSkeletons } from './product-skeletons.tsx';
import { Results } from './results.tsx';
import { ResultsState } from './results-state.tsx';
import { Skeleton } from '@shop/kit';

/**
 * 条件で変わる部分を、1つの場所として伝えます。
 * @do 一覧と件数を、この中に入れる。
 * @dont 題やパンくずをこの中に入れない。変わらないものです。
 */
const meta = {
  title: '部品/商品一覧の状態',
  component: ResultsState,
  args: {
    status: 'ready',
    count: 2,
    loading: (
      <ProductSkeletons count={3}>
        <Skeleton width="medium" />
      </ProductSkeletons>
    ),
    nothing: (
      <NothingFound
        help={{ word: '羊羹', ways: [{ label: '生ハム', href: '/product/?category=ham' }] }}
        clearHref="/product/"
      />
    ),
    children: (
      <ul>
        <li>ジャンボン・ド・バイヨンヌ</li>
        <li>ハモン・イベリコ</li>
      </ul>
    ),
  },
  render: (args) => (
    <Results status={args.status}>
      <ResultsState {...args} />
    </Results>
  ),
} satisfies Meta<typeof ResultsState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const Loading: Story = { args: { status: 'loading' } };
export const Nothing: Story = { args: { count: 0 } };
