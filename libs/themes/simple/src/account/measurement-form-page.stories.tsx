import type { Meta, StoryObj } from '@storybook/react-vite';
import { measurementForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { expect, userEvent, within } from 'storybook/test';
import { slot } from '@shop/theming';

const MeasurementFormPage = slot('MeasurementFormPage');

const form = (initial?: { readonly name: string; readonly height: string }) => (
  <ShopForm definition={measurementForm} initial={initial} label="採寸の入力" onSubmit={async () => ({ ok: true })}>
    <FormFields />
    <SubmitButton wide>記録する</SubmitButton>
  </ShopForm>
);

/**
 * 今日の寸法を書きとめる画面です。
 * @do 日についての注記(同じ日に測り直したとき)を、フォームのそばに置く。
 * @dont 欄(form)を組み替えない。だれの、どの部分を測るかはお客様ごとに違い、渡されたフォームが知っている。
 */
const meta = {
  title: 'マイページ/採寸の入力',
  component: MeasurementFormPage,
  args: { form: form(), backHref: '/mypage/measurement/', backLabel: '採寸の記録に戻る' },
} satisfies Meta<typeof MeasurementFormPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Any character width is accepted, with its unit; impossible values are reported at once. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const height = canvas.getByRole('textbox', { name: /身長/ });
    await userEvent.type(height, '１３２．５ｃｍ');
    await userEvent.tab();
    await expect(height).toHaveValue('132.5');
    await userEvent.clear(height);
    await userEvent.type(height, '13');
    await userEvent.tab();
    await expect(height).toHaveAccessibleDescription(/50から250/);
  },
};
export const Again: Story = { args: { form: form({ name: '一郎', height: '132.5' }) } };
