import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { catalogOrderCopy as t } from '@shop/copy';
import { slot, type CatalogChoiceProps } from '@shop/theming';
import { longName, longSentence } from '../fixtures/long-texts.ts';

const CatalogChoice = slot('CatalogChoice');

const illustrated = { drawing: 'dry-cured-ham', tone: 'photo', alt: '生ハムのイラスト', image: null } as const;
const winter: CatalogChoiceProps['catalogs'][number] = {
  key: 'winter',
  name: '冬の贈りもの',
  lead: 'お歳暮と年越しの食卓のための一冊。',
  issuedOn: '2026.11.01',
  picture: illustrated,
  viewHref: '/flip-book/?catalog=winter',
  field: <p>見本の欄</p>,
};

/**
 * 申し込めるカタログを表紙つきで並べ、部数を選んでもらいます。
 * @do 画面で読めるカタログには、その道(viewHref)を添える。
 * @dont 部数の欄(field)を作り直さない。渡されたものをそのまま置く。
 */
const meta = {
  title: '読みもの/カタログを選ぶ',
  component: CatalogChoice,
  args: {
    catalogs: [
      winter,
      { ...winter, key: 'standard', name: 'いつもの食卓', issuedOn: '2026.04.01', picture: null, viewHref: null },
    ],
  },
  decorators: [
    (Story) => (
      <>
        <h2>{t.choose}</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof CatalogChoice>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One that cannot be leafed through on the screen has no link there. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('見本の欄')).toHaveLength(2);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: t.view('冬の贈りもの') })).toHaveAttribute(
      'href',
      '/flip-book/?catalog=winter',
    );
  },
};
export const One: Story = { args: { catalogs: [winter] } };
export const LongText: Story = { args: { catalogs: [{ ...winter, name: longName, lead: longSentence }] } };
