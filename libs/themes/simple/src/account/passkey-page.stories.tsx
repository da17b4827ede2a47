import type { Meta, StoryObj } from '@storybook/react-vite';
import { passkeyForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { slot, type PasskeyView } from '@shop/theming';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longSentence, longWord } from '../fixtures/long-texts.ts';
import { nothing } from './account.fixtures.tsx';

const PasskeyPage = slot('PasskeyPage');

const passkey = (id: number, changes: Partial<PasskeyView> = {}): PasskeyView => ({
  id,
  name: 'iPhoneのSafari',
  createdDay: '2026.11.20(金)',
  usedAt: '2026.11.21(土) 9:05',
  onDelete: nothing,
  isBusy: false,
  ...changes,
});
const cancelled = async () => ({
  ok: false as const,
  message: 'パスキーの操作が取り消されたか、時間切れになりました。もう一度お試しください。',
  errors: {},
});
const form = (
  <ShopForm
    definition={passkeyForm}
    label="パスキーを追加する"
    initial={{ name: 'WindowsのChrome' }}
    onSubmit={cancelled}
  >
    <FormFields />
    <SubmitButton wide>登録に進む</SubmitButton>
  </ShopForm>
);
const onDelete = fn();

/**
 * パスキーの一覧と、新しく加える画面です。
 * @do 名前、加えた日、最後に使ったときを見せる。使えないブラウザーではその理由を書く。
 * @dont 使えないブラウザーで、加えるボタンを押せるように見せない。
 */
const meta = {
  title: 'マイページ/パスキー',
  component: PasskeyPage,
  args: {
    step: 'list',
    form: null,
    entries: [passkey(1), passkey(2, { name: 'セキュリティキー', usedAt: null })],
    count: 2,
    limit: 10,
    canAdd: true,
    addHref: '/mypage/passkey/?add=1',
    message: null,
    backHref: '/mypage/passkey/',
    backLabel: 'パスキーの一覧に戻る',
  },
} satisfies Meta<typeof PasskeyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Which is which, when each was used, and none is removed without a question that names it. */
export const Default: Story = {
  args: { entries: [passkey(1, { onDelete }), passkey(2, { name: 'セキュリティキー', usedAt: null })] },
  play: async ({ canvasElement }) => {
    onDelete.mockClear();
    const canvas = within(canvasElement);
    const [used, unused] = canvas.getAllByRole('article');
    await expect(used).toHaveTextContent('登録日 2026.11.20(金)前回のログイン 2026.11.21(土) 9:05');
    await expect(unused).toHaveTextContent('まだ使われていません');
    await userEvent.click(canvas.getByRole('button', { name: 'iPhoneのSafariを削除する' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByText(/^「iPhoneのSafari」では/)).toBeVisible();
    await expect(onDelete).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: '削除する' }));
    await expect(onDelete).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { entries: [], count: 0 } };
export const Full: Story = { args: { limit: 2, canAdd: false } };
export const Message: Story = { args: { message: { tone: 'success', text: '「iPhoneのSafari」を削除しました' } } };
/** Cancelling the browser's dialog is reported, and typed text remains. */
export const Add: Story = {
  args: { step: 'add', form },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const password = canvas.getByLabelText(/現在のパスワード/, { selector: 'input' });
    await userEvent.type(password, 'mihon-no-kotoba');
    await userEvent.click(canvas.getByRole('button', { name: '登録に進む' }));
    await expect(await canvas.findByText(/取り消されたか/)).toBeVisible();
    await expect(password).toHaveValue('mihon-no-kotoba');
    await expect(canvas.getByRole('textbox', { name: /パスキーの名前/ })).toHaveValue('WindowsのChrome');
  },
};
export const Unsupported: Story = { args: { step: 'unsupported' } };
export const LongText: Story = {
  args: { entries: [passkey(1, { name: longWord })], count: 1, message: { tone: 'danger', text: longSentence } },
};
