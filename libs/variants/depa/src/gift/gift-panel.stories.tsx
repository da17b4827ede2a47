import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { NOSHI_PURPOSES } from '@shop/constants';
import { GiftPanel, type GiftEntry, type NoshiPurposeName, type NoshiView, type WrappingOption } from '@shop/theming';
import { expect, userEvent, within } from 'storybook/test';

const nothing = () => undefined;
const purposes = Object.keys(NOSHI_PURPOSES) as NoshiPurposeName[];
const wrappings: readonly WrappingOption[] = [
  { code: 'simple', name: '簡易包装', fee: 0, drawing: 'band' },
  { code: 'depa-paper', name: '百貨店包装紙', fee: 0, drawing: 'department_paper' },
  { code: 'box', name: '化粧箱入り', fee: 330, drawing: 'box' },
  { code: 'furoshiki', name: '風呂敷包み', fee: 880, drawing: 'cloth' },
];
const seibo: NoshiView = {
  purpose: 'seibo',
  ribbon: 'butterfly',
  topText: '御歳暮',
  names: ['見本太郎'],
  position: 'inner',
};

const entryOf = (noshi: NoshiView | null, change: (noshi: NoshiView | null) => void = nothing): GiftEntry => ({
  noshi: {
    value: noshi,
    purposes,
    ribbons: noshi ? NOSHI_PURPOSES[noshi.purpose].ribbons : [],
    otherRibbons: null,
    unprintable: [],
    onPurpose: (purpose) =>
      change(
        purpose && {
          ...seibo,
          purpose,
          ribbon: NOSHI_PURPOSES[purpose].ribbons[0],
          topText: NOSHI_PURPOSES[purpose].topText,
          names: noshi?.names ?? [],
        },
      ),
    onChange: change,
    onCommit: nothing,
    onChoose: change,
  },
  wrapping: { options: wrappings, value: null, isRequired: true, onChange: nothing },
  message: { value: '', max: 200, onChange: nothing, onCommit: nothing },
  sender: {
    value: null,
    ordererName: '見本 太郎',
    form: null,
    isEditing: false,
    onEdit: nothing,
    onUseOrderer: nothing,
  },
  reason: null,
  status: 'idle',
});

/** Stores the choice in state, like the screen. */
function Living({ first }: { readonly first: NoshiView | null }) {
  const [noshi, setNoshi] = useState(first);
  return <GiftPanel gift={entryOf(noshi, setNoshi)} destinationKey="s1" person="見本 花子" />;
}

/**
 * 百貨店のギフトの支度です。のし、包装、カード、送り主を、開いたまま並べます。
 * @do のしは絵を見せながら選べるようにする。
 * @dont 折りたたまない。贈りものの支度が主役です。
 */
const meta = {
  title: '百貨店/ギフトの支度',
  component: GiftPanel,
  globals: { namespace: 'depa', theme: 'ass' },
  args: { gift: entryOf(null), destinationKey: 's1', person: '見本 花子' },
} satisfies Meta<typeof GiftPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const withNoshi = (change: Partial<NoshiView>): Story => ({ args: { gift: entryOf({ ...seibo, ...change }) } });

export const Closed: Story = { name: '熨斗をまだ選んでいない' };
export const Noshi: Story = { name: '熨斗を選んだ', ...withNoshi({}) };
export const Wedding: Story = {
  name: '結び切り',
  ...withNoshi({ purpose: 'wedding', ribbon: 'knot', topText: '寿', names: ['見本', '花子'] }),
};
export const Mourning: Story = {
  name: '仏事は黒白と薄墨',
  ...withNoshi({ purpose: 'kokorozashi', ribbon: 'black_white', topText: '満中陰志', names: ['見本家'] }),
};
export const Plain: Story = {
  name: '水引なし',
  ...withNoshi({ purpose: 'plain', ribbon: 'none', topText: '', names: [] }),
};
export const LongNames: Story = {
  name: '長い表書きと長い名入れ',
  ...withNoshi({
    purpose: 'oiwai',
    topText: '御開店十周年記念御祝',
    names: ['見本食品株式会社 代表取締役 見本太郎左衛門', '見本流通株式会社営業第二部第三課一同', '見本花子'],
  }),
};
export const Unavailable: Story = {
  name: '熨斗も包装もできない品',
  args: {
    gift: { ...entryOf(null), noshi: null, wrapping: null, reason: '「ソーセージ」にはのしをお付けできません。' },
  },
};
export const Saving: Story = { name: '保存している', args: { gift: { ...entryOf(seibo), status: 'saving' } } };

export const Typing: Story = {
  name: '用途と名前を入れると、見本がすぐに変わる',
  render: () => <Living first={null} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: '御結婚御祝' }));
    await expect(canvas.getByRole('img', { name: /表書き「寿」.*結び切り\(紅白\)/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'お名前 1' }), '見本太郎');
    await expect(canvas.getByRole('img', { name: /お名前「見本太郎」/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '表書きを「御結婚御祝」にする' }));
    await expect(canvas.getByRole('img', { name: /表書き「御結婚御祝」/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '志(仏事のお返し)' }));
    await expect(canvas.getByRole('img', { name: /結び切り\(黒白\)/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'お名前 1' })).toHaveValue('見本太郎');
    await userEvent.click(canvas.getByRole('radio', { name: '熨斗をかけない' }));
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
