import type { Meta, StoryObj } from '@storybook/react-vite';
import { GeographicalIndication } from './geographical-indication.tsx';

/**
 * 産地の名前として登録された表示です。
 * @do 登録された名前をそのまま出す。
 * @dont 登録のない商品に、似た札をつけない。
 */
const meta = {
  title: '部品/地理的表示',
  component: GeographicalIndication,
  args: { name: 'Jambon de Bayonne' },
} satisfies Meta<typeof GeographicalIndication>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Registered: Story = {};
