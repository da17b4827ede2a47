import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { chilledParcel, frozenParcel, longPiece } from '../checkout/fixtures/delivery-fixtures.ts';
import { longPerson, longSentence } from '../fixtures/long-texts.ts';
import { nothing, step } from './fixtures/gift-fixtures.tsx';

const SocialGiftDeliveryPage = slot('SocialGiftDeliveryPage');
const own = { fee: null, handovers: [], handover: '' };
const chilled = { ...chilledParcel, ...own };

/**
 * 贈りものが届く日と時間を、受け取る人が選ぶ段です。
 * @do 便ごとに選べるようにする。断られた理由はボタンのそばに出す。
 * @dont 送料や受け渡し方法を出さない。贈り主が払っている。
 */
const meta = {
  title: 'eギフト/お届け日時を選ぶ',
  component: SocialGiftDeliveryPage,
  args: {
    ...step,
    parcels: [chilled],
    receiver: '見本 花子',
    onNext: nothing,
    isSaving: false,
    refusal: null,
    backHref: '/social-gift/k1/shipping/',
  },
} satisfies Meta<typeof SocialGiftDeliveryPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Many: Story = { args: { parcels: [chilled, { ...frozenParcel, ...own }] } };
export const Refused: Story = { args: { refusal: 'ご指定の時間帯はご利用いただけません。' } };
export const Loading: Story = { args: { status: 'loading', parcels: [] } };
export const Outage: Story = { args: { status: 'outage', parcels: [] } };
export const LongText: Story = {
  args: { receiver: longPerson, parcels: [{ ...chilled, pieces: [longPiece], notice: longSentence }] },
};
