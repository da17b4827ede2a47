import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { emailForm, loginForm, registerForm, type FormOverrides } from '@shop/form-definitions';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { FormFields } from './form-fields.tsx';
import { FormOverridesProvider } from './overrides/index.ts';
import { ShopForm } from './shop-form.tsx';
import { SubmitButton } from './submit-button.tsx';
import type { SubmitOutcome } from './types.ts';

const accepted = async (): Promise<SubmitOutcome> => ({ ok: true });
const unreachable = () => Promise.reject(new Error('no connection'));
const taken = async (): Promise<SubmitOutcome> => ({
  ok: false,
  message: '入力内容をご確認ください。',
  errors: { email: ['このメールアドレスはご利用いただけません。'] },
});

/**
 * お店のフォームの土台です。欄、誤り、下書き、送信をまとめて扱います。
 * @do 欄は定義(definition)から作る。誤りが1つならその欄へ、いくつもならまとめへフォーカスを移す。
 * @dont 断られたときに打った文字を消さない。
 */
const meta: Meta<typeof ShopForm> = { title: 'フォーム/フォーム', component: ShopForm };
export default meta;
type Story = StoryObj<typeof ShopForm>;

const registration = (
  <ShopForm definition={registerForm} onSubmit={accepted}>
    <FormFields />
    <SubmitButton>登録する</SubmitButton>
  </ShopForm>
);

const email = (onSubmit: () => Promise<SubmitOutcome>) => (
  <ShopForm definition={emailForm} onSubmit={onSubmit}>
    <FormFields />
    <SubmitButton>送る</SubmitButton>
  </ShopForm>
);

export const Empty: Story = { name: '何も入力していない', render: () => registration };

export const SeveralMistakes: Story = {
  name: '送信すると、まちがいの一覧に移動する',
  render: () => registration,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '登録する' }));
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: '市区町村' }));
    await expect(canvas.getByRole('textbox', { name: /市区町村/ })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: /市区町村/ })).toHaveClass('is-invalid');
  },
};

export const OneMistake: Story = {
  name: 'まちがいがひとつなら、その項目に移動する',
  render: () => email(accepted),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '送る' }));
    const field = canvas.getByRole('textbox', { name: /メールアドレス/ });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/メールアドレスを入力してください/);
  },
};

export const AnyWidth: Story = {
  name: '全角で入力しても、正しい形にそろう',
  render: () => registration,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const phone = canvas.getByRole('textbox', { name: /電話番号/ });
    await userEvent.type(phone, '０９０－１２３４－５６７８');
    await expect(phone).toHaveClass('is-dirty');
    await userEvent.tab();
    await expect(phone).toHaveValue('09012345678');
    await expect(phone).toHaveClass('is-valid');
    const kana = canvas.getByRole('textbox', { name: /セイ/ });
    await userEvent.type(kana, 'みほん');
    await userEvent.tab();
    await expect(kana).toHaveValue('ミホン');
  },
};

export const Furigana: Story = {
  name: '漢字の名前を入力すると、カナが入る',
  render: () => registration,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: /^姓/ });
    const kana = canvas.getByRole('textbox', { name: /セイ/ });
    const compose = async (updates: readonly string[], left: string) => {
      fireEvent.compositionStart(name);
      for (const data of updates) fireEvent.compositionUpdate(name, { data });
      fireEvent.change(name, { target: { value: left } });
      fireEvent.compositionEnd(name, { data: left });
    };
    await compose(['ｍ', 'み', 'みほん', '見本'], '見本');
    await expect(kana).toHaveValue('ミホン');
    await userEvent.clear(kana);
    await userEvent.type(kana, 'ヤマモト');
    await userEvent.clear(name);
    await compose(['みほん', '見本'], '見本');
    await expect(kana).toHaveValue('ヤマモト');
  },
};

export const Refused: Story = {
  name: 'サーバーの指摘は、直すまで残る',
  render: () => email(taken),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: /メールアドレス/ });
    await userEvent.type(field, 'taro@example.jp');
    await userEvent.click(canvas.getByRole('button', { name: '送る' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/ご利用いただけません/));
    await expect(field).toHaveValue('taro@example.jp');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/ご利用いただけません/);
    await userEvent.type(field, 'x');
    await expect(field).not.toHaveAccessibleDescription(/ご利用いただけません/);
  },
};

export const Unreachable: Story = {
  name: '送信できなくても、入力は残る',
  render: () => email(unreachable),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: /メールアドレス/ });
    await userEvent.type(field, 'taro@example.jp');
    await userEvent.click(canvas.getByRole('button', { name: '送る' }));
    await expect(await canvas.findByText(/送信できませんでした/)).toBeVisible();
    await expect(field).toHaveValue('taro@example.jp');
  },
};

export const Suggestion: Story = {
  name: 'メールアドレスの打ちまちがいをたずねる',
  render: () => email(accepted),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: /メールアドレス/ });
    await userEvent.type(field, 'taro@gmial.com');
    await userEvent.click(await canvas.findByRole('button', { name: '直す' }));
    await expect(field).toHaveValue('taro@gmail.com');
  },
};

const DRAFT = 'story';

function Reloaded({ onSubmit = accepted }: { readonly onSubmit?: () => Promise<SubmitOutcome> }) {
  const [load, setLoad] = useState(0);
  return (
    <>
      <ShopForm key={load} definition={loginForm} draftKey={DRAFT} onSubmit={onSubmit}>
        <FormFields />
        <SubmitButton>ログインする</SubmitButton>
      </ShopForm>
      <button type="button" onClick={() => setLoad(load + 1)}>
        読み込み直す
      </button>
    </>
  );
}

export const Draft: Story = {
  name: '読み込み直しても入力が戻り、パスワードは残さない',
  beforeEach: () => sessionStorage.removeItem(`draft:${DRAFT}`),
  render: () => <Reloaded />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /メールアドレス/ }), 'taro@example.jp');
    await userEvent.type(canvas.getByLabelText(/^パスワード/, { selector: 'input' }), 'ひみつのことば');
    await userEvent.click(canvas.getByRole('button', { name: '読み込み直す' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /メールアドレス/ })).toHaveValue('taro@example.jp'));
    await expect(canvas.getByLabelText(/^パスワード/, { selector: 'input' })).toHaveValue('');
    await expect(sessionStorage.getItem(`draft:${DRAFT}`)).not.toContain('ひみつ');
    await userEvent.type(canvas.getByLabelText(/^パスワード/, { selector: 'input' }), 'ひみつのことば');
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }));
    await waitFor(() => expect(sessionStorage.getItem(`draft:${DRAFT}`)).toBeNull());
  },
};

const onCheck = fn(async (): Promise<SubmitOutcome> => ({ ok: true, keepsDraft: true }));

export const DraftUntilSent: Story = {
  name: '確認画面へ進んでも入力は残る',
  beforeEach: () => sessionStorage.removeItem(`draft:${DRAFT}`),
  render: () => <Reloaded onSubmit={onCheck} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /メールアドレス/ }), 'taro@example.jp');
    await userEvent.type(canvas.getByLabelText(/^パスワード/, { selector: 'input' }), 'ひみつのことば');
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }));
    await waitFor(() => expect(onCheck).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: '読み込み直す' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /メールアドレス/ })).toHaveValue('taro@example.jp'));
  },
};

const customer: FormOverrides = {
  register: {
    fields: { email: { label: '会員証のメールアドレス', hint: '会員証に記載のアドレスです' } },
    added: [
      {
        name: 'member_number',
        control: 'text',
        format: 'alphanumeric',
        label: '会員番号',
        maxLength: 12,
        required: true,
      },
    ],
  },
};

export const Overridden: Story = {
  name: 'お客様版の項目が加わる',
  render: () => (
    <FormOverridesProvider overrides={customer}>
      <ShopForm definition={{ ...emailForm, form: 'register' }} requested={['member_number']} onSubmit={accepted}>
        <FormFields />
        <SubmitButton>送る</SubmitButton>
      </ShopForm>
    </FormOverridesProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /会員証のメールアドレス/ }), 'taro@example.jp');
    const added = canvas.getByRole('textbox', { name: /会員番号/ });
    await userEvent.type(added, '会員');
    await userEvent.click(canvas.getByRole('button', { name: '送る' }));
    await waitFor(() => expect(added).toHaveAccessibleDescription(/会員番号は半角の英字と数字で入力してください/));
  },
};
