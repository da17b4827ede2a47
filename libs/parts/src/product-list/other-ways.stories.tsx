import type { Meta, StoryObj } from '@storybook/react-vite';
import { OtherWays } from './other-ways.tsx';

const ways = [
  { label: '生ハム', href: '/product/?category=ham' },
  { label: 'サラミ', href: '/product/?category=salami' },
];

/**
 * ほかの探し方を、一文のあとに並べます。
 * @do 道がないときは何も描かない。
 * @dont 見つからなかった条件へ戻る道を並べない。
 */
const meta = { title: '部品/ほかの探し方', component: OtherWays, args: { ways } } satisfies Meta<typeof OtherWays>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};
