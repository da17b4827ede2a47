import type { Meta, StoryObj } from '@storybook/react-vite';
import { addressForm } from '@shop/form-definitions';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FormFields } from './form-fields.tsx';
import { ShopForm } from './shop-form.tsx';
import type { PostalPlace } from './types.ts';

const tokyo: PostalPlace = { prefecture: '東京都', city: '千代田区', town: '見本町' };
const places: Readonly<Record<string, readonly PostalPlace[]>> = {
  '1000001': [tokyo],
  '6180000': [
    { prefecture: '大阪府', city: '三島郡島本町', town: '' },
    { prefecture: '京都府', city: '乙訓郡大山崎町', town: '' },
  ],
};

async function lookUp(code: string): Promise<readonly PostalPlace[]> {
  if (code === '9999999') throw new Error('no connection');
  return places[code] ?? [];
}

const meta: Meta<typeof ShopForm> = {
  title: 'フォーム/郵便番号',
  component: ShopForm,
  render: () => (
    <ShopForm definition={addressForm} onSubmit={async () => ({ ok: true })} lookUpPostalCode={lookUp}>
      <FormFields only={['postal_code', 'prefecture', 'city', 'address1', 'address2']} />
    </ShopForm>
  ),
};
export default meta;
type Story = StoryObj<typeof ShopForm>;

const fields = (element: HTMLElement) => {
  const canvas = within(element);
  return {
    canvas,
    code: canvas.getByRole('textbox', { name: /郵便番号/ }),
    prefecture: canvas.getByRole('combobox', { name: /都道府県/ }),
    city: canvas.getByRole('textbox', { name: /市区町村/ }),
    street: canvas.getByRole('textbox', { name: /町名/ }),
  };
};

export const Found: Story = {
  name: '7桁目で住所が入り、番地に移動する',
  play: async ({ canvasElement }) => {
    const { canvas, code, prefecture, city, street } = fields(canvasElement);
    await userEvent.type(code, '１００－０００１');
    await waitFor(() => expect(city).toHaveValue('千代田区'));
    await expect(prefecture).toHaveValue('東京都');
    await expect(street).toHaveValue('見本町');
    await expect(street).toHaveFocus();
    await expect(canvas.getByText('住所を入力しました:東京都千代田区見本町')).toBeVisible();
  },
};

export const Typed: Story = {
  name: '入力した住所は書き換えない',
  play: async ({ canvasElement }) => {
    const { code, prefecture, city, street } = fields(canvasElement);
    await userEvent.type(street, '自分の町1-2');
    await userEvent.type(code, '1000001');
    await waitFor(() => expect(city).toHaveValue('千代田区'));
    await expect(prefecture).toHaveValue('東京都');
    await expect(street).toHaveValue('自分の町1-2');
  },
};

export const Several: Story = {
  name: '住所が複数あるときは選べる',
  play: async ({ canvasElement }) => {
    const { canvas, code, prefecture, city } = fields(canvasElement);
    await userEvent.type(code, '6180000');
    await userEvent.click(await canvas.findByRole('button', { name: '京都府乙訓郡大山崎町' }));
    await expect(prefecture).toHaveValue('京都府');
    await expect(city).toHaveValue('乙訓郡大山崎町');
  },
};

export const Unknown: Story = {
  name: '見つからないときは、そのまま入力できる',
  play: async ({ canvasElement }) => {
    const { canvas, code, city } = fields(canvasElement);
    await userEvent.type(code, '0000000');
    await expect(await canvas.findByText(/見つかりませんでした/)).toBeVisible();
    await expect(code).toHaveValue('0000000');
    await expect(city).toHaveValue('');
  },
};

export const Unreachable: Story = {
  name: '検索できないときは、そのまま入力できる',
  play: async ({ canvasElement }) => {
    const { canvas, code } = fields(canvasElement);
    await userEvent.type(code, '9999999');
    await expect(await canvas.findByText(/住所の検索ができませんでした/)).toBeVisible();
    await expect(code).toHaveValue('9999999');
  },
};
