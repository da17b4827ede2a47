import type { Meta, StoryObj } from '@storybook/react-vite';
import { slot } from '@shop/theming';
import { longAddressValues } from '../account/fixtures/address-form-fixture.tsx';
import { longSentence } from '../fixtures/long-texts.ts';
import { placeForm, step } from './fixtures/gift-fixtures.tsx';

const SocialGiftShippingPage = slot('SocialGiftShippingPage');

/**
 * 贈りものの送り先を、受け取る人が入れる段です。
 * @do 届けられない場所や遅れの知らせ(notices)を、郵便番号が分かったところで出す。
 * @dont 贈り主に住所が伝わるように見せない。住所は贈り主には渡らない。
 */
const meta = {
  title: 'eギフト/お届け先の入力',
  component: SocialGiftShippingPage,
  args: { ...step, notices: [], form: placeForm(), backHref: '/social-gift/k1/' },
} satisfies Meta<typeof SocialGiftShippingPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Form: Story = {};
/** Shown as soon as the postal code is entered. */
export const Notice: Story = { args: { notices: ['クール便でお届けできない地域です。'] } };
export const Loading: Story = { args: { status: 'loading', form: null } };
export const Outage: Story = { args: { status: 'outage', form: null } };
export const LongText: Story = { args: { notices: [longSentence], form: placeForm(longAddressValues) } };
