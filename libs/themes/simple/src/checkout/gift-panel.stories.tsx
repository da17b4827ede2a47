import type { Meta, StoryObj } from '@storybook/react-vite';
import { GiftPanel } from '@shop/theming';
import { gift, seibo } from './fixtures/delivery-fixtures.ts';

/**
 * お届け先1つ分の、のし、包装、メッセージ、ご依頼主です。
 * @do はじめは何も選ばないでおく。使っているときと、包装が必須のときは開いて見せる。
 * @dont お店や商品が許さない欄を、押せない形で並べない。渡されないものは出さない。
 */
const meta = {
  title: '購入/ギフトの指定',
  component: GiftPanel,
  args: { gift, destinationKey: 's1', person: '見本 太郎' },
} satisfies Meta<typeof GiftPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const withNoshi = (names: readonly string[]) => ({
  ...gift,
  noshi: gift.noshi && { ...gift.noshi, value: { ...seibo, names } },
});

export const Closed: Story = {};
export const Noshi: Story = { args: { gift: withNoshi(seibo.names) } };
export const LongNames: Story = {
  args: { gift: { ...withNoshi(['見本株式会社 代表取締役 見本太郎左衛門', '見本花子', '見本次郎']) } },
};
export const AndAllOthers: Story = {
  name: '連名3名と、4名様以上の書き方',
  args: { gift: withNoshi(['見本太郎', '見本次郎', '見本三郎']) },
};
export const WrongWords: Story = {
  name: '表書きに合わない水引',
  args: {
    gift: {
      ...gift,
      noshi: gift.noshi && {
        ...gift.noshi,
        value: { ...seibo, purpose: 'oiwai', topText: '御供' },
        otherRibbons: ['black_white', 'yellow_white', 'silver'],
      },
    },
  },
};
export const WrappingRequired: Story = {
  args: { gift: { ...gift, wrapping: gift.wrapping && { ...gift.wrapping, isRequired: true } } },
};
export const Unavailable: Story = {
  args: {
    gift: {
      ...gift,
      noshi: null,
      wrapping: null,
      message: null,
      sender: null,
      reason: '「ソーセージ」にはのしをお付けできません。',
    },
  },
};
export const Saving: Story = { args: { gift: { ...withNoshi(seibo.names), status: 'saving' } } };
