import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { hanako, longPostal } from '../checkout/fixtures/delivery-fixtures.ts';
import { longEmail } from '../fixtures/long-texts.ts';
import { arrivals, nothing, step } from './fixtures/gift-fixtures.tsx';

const SocialGiftConfirmPage = slot('SocialGiftConfirmPage');

/**
 * 受け取る人が、送る前にもう一度すべてを読む画面です。
 * @do 送り先には直す道を添える。送るのは一度だけにする。
 * @dont 分かっていない送り先を、空の枠で埋めない(place が null)。
 */
const meta = {
  title: 'eギフト/お受け取り内容の確認',
  component: SocialGiftConfirmPage,
  args: {
    ...step,
    place: hanako,
    email: '',
    arrivals: arrivals.slice(0, 1),
    editHref: '/social-gift/k1/delivery/',
    onSend: nothing,
    isSending: false,
    refusal: null,
  },
} satisfies Meta<typeof SocialGiftConfirmPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Many: Story = { args: { arrivals, email: 'hanako@example.com' } };
export const Sending: Story = { args: { isSending: true } };
export const Refused: Story = { args: { refusal: '通信できませんでした。もう一度お試しください。' } };
export const Loading: Story = { args: { status: 'loading', place: null, arrivals: [] } };
export const Outage: Story = { args: { status: 'outage', place: null, arrivals: [] } };
export const LongText: Story = { args: { place: longPostal, email: longEmail, arrivals } };
