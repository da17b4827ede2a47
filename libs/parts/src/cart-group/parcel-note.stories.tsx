import type { Meta, StoryObj } from '@storybook/react-vite';
import { ParcelNote } from './parcel-note.tsx';

const fee = { carriage: 880, cool: 330, island: 0, isFreeCarriage: false };

/**
 * 温度帯の便にかかる送料、またはどの便に相乗りするかです。
 * @do 相乗りのときは、送料が増えないことを言葉で伝える。
 * @dont 分からない送料を0円と見せない。決まるまで何も出さない。
 */
const meta = {
  title: '部品/便の送料',
  component: ParcelNote,
  args: {
    group: { zone: 'chilled', fee, ridesWith: null },
    className: undefined,
    children: (label, parts) => `${label} ${parts}`,
  },
} satisfies Meta<typeof ParcelNote>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Fee: Story = {};
export const FreeCarriage: Story = {
  args: { group: { zone: 'chilled', fee: { ...fee, isFreeCarriage: true }, ridesWith: null } },
};
export const RidesWith: Story = { args: { group: { zone: 'ambient', fee: null, ridesWith: 'chilled' } } };
