import type { Meta, StoryObj } from '@storybook/react-vite';
import { OriginDetails } from './origin-details.tsx';

/**
 * 産地、作り手、熟成の期間を並べます。
 * @do 熟成しない商品では、その行を出さない。
 * @dont 国旗や色だけで産地を示さない。
 */
const meta = {
  title: '部品/産地と作り手',
  component: OriginDetails,
  args: {
    origin: {
      country: 'フランス',
      region: 'バスク地方',
      brand: 'サレゾン・ヴァル・ダヴレ',
      makerHref: '/maker/valdadour/',
    },
    agingMonths: 12,
    className: undefined,
  },
} satisfies Meta<typeof OriginDetails>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const NotAged: Story = { args: { agingMonths: null } };
