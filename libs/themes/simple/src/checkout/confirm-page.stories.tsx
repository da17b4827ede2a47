import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmPage } from '@shop/theming';
import { confirm, planned, plannedGift } from './fixtures/order-fixtures.ts';

const meta = { title: '購入/ご注文内容の確認', component: ConfirmPage, args: confirm } satisfies Meta<typeof ConfirmPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Changed: Story = {
  args: { changes: [{ id: 'c', text: '「ケーゼクライナー 4本入」の価格が1,380円から1,480円に変わりました。' }], order: { ...confirm.order, status: 'blocked', reason: '変更内容をご確認のうえ、チェックを入れてください。' } },
};
export const Deciding: Story = { args: { order: { ...confirm.order, status: 'deciding' } } };
export const Several: Story = { args: { destinations: [planned, plannedGift], receipt: { addressee: '見本株式会社', note: '食品代として' }, orderNote: '置き配は希望しません。' } };
export const Blocked: Story = { args: { order: { ...confirm.order, status: 'blocked', reason: '「ケーゼクライナー 4本入」は品切れになりました。' } } };
