import type { Meta, StoryObj } from '@storybook/react-vite';
import { addressForm } from '@shop/form-definitions';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FormFields } from './form-fields.tsx';
import { ShopForm } from './shop-form.tsx';
import type { PostalPlace } from './types.ts';

const tokyo: PostalPlace = { prefecture: '東京都', city: '千代田区', town: '見本町' };
/** As many towns as some codes have. */
const towns = Array.from({ length: 60 }, (_, index): PostalPlace => ({
  prefecture: '愛知県',
  city: '清須市',
  town: `見本${index + 1}番町`,
}));
const places: Readonly<Record<string, readonly PostalPlace[]>> = {
  '1000001': [tokyo],
  '0660005': [{ prefecture: '北海道', city: '千歳市', town: '協和' }],
  '9000015': [{ prefecture: '沖縄県', city: '那覇市', town: '久茂地' }],
  '4520000': towns,
  '6180000': [
    { prefecture: '大阪府', city: '三島郡島本町', town: '' },
    { prefecture: '京都府', city: '乙訓郡大山崎町', town: '' },
  ],
};

async function lookUp(code: string): Promise<readonly PostalPlace[]> {
  if (code === '9999999') throw new Error('no connection');
  return places[code] ?? [];
}

/**
 * 郵便番号の欄です。7桁になったとき、またはボタンで、住所を入れます。
 * @do 住所が入ったことと、入らなかった理由を言葉で伝える。
 * @dont 打った住所を黙って書き換えない。
 */
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

/** Whether it is visible in the window and in the scrolling list. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const list = element.closest('ul')?.getBoundingClientRect();
  return top >= Math.max(list?.top ?? 0, 0) && bottom <= Math.min(list?.bottom ?? Infinity, window.innerHeight);
}

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
  name: '入力した住所は、置き換える前にたずねる',
  play: async ({ canvasElement }) => {
    const { canvas, code, prefecture, city, street } = fields(canvasElement);
    await userEvent.type(street, '自分の町1-2');
    await userEvent.type(code, '1000001');
    await expect(await canvas.findByText('入力済みの住所を「東京都千代田区見本町」に置き換えますか?')).toBeVisible();
    await expect([prefecture, city, street].map((field) => (field as HTMLInputElement).value)).toEqual([
      '東京都',
      '千代田区',
      '自分の町1-2',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'そのままにする' }));
    await expect(street).toHaveValue('自分の町1-2');
    await expect(street).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: '置き換える' })).toBeNull();
  },
};

export const Replaced: Story = {
  name: 'たずねてから置き換える。キーボードで答えられる',
  play: async ({ canvasElement }) => {
    const { canvas, code, street } = fields(canvasElement);
    await userEvent.type(street, '自分の町1-2');
    await userEvent.type(code, '1000001');
    await canvas.findByRole('group', { name: /置き換えますか/ });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '置き換える' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(street).toHaveValue('見本町'));
    await expect(street).toHaveFocus();
  },
};

export const Corrected: Story = {
  name: '自動で入った住所は、新しい番号に合わせて直る。番地は残る',
  play: async ({ canvasElement }) => {
    const { canvas, code, prefecture, city, street } = fields(canvasElement);
    await userEvent.type(code, '0660005');
    await waitFor(() => expect(street).toHaveValue('協和'));
    await userEvent.type(street, '1-2');
    await userEvent.clear(code);
    await userEvent.type(code, '9000015');
    await waitFor(() => expect(city).toHaveValue('那覇市'));
    await expect(prefecture).toHaveValue('沖縄県');
    await expect(street).toHaveValue('久茂地1-2');
    await expect(canvas.queryByRole('group', { name: /置き換えますか/ })).toBeNull();
  },
};

export const Contradicting: Story = {
  name: '都道府県と合わない番号は、どこの番号かを知らせる',
  play: async ({ canvasElement }) => {
    const { canvas, code, prefecture, city } = fields(canvasElement);
    await userEvent.type(code, '0660005');
    await waitFor(() => expect(city).toHaveValue('千歳市'));
    await userEvent.selectOptions(prefecture, '沖縄県');
    await userEvent.tab();
    const message = '郵便番号 066-0005 は北海道千歳市の番号です。都道府県か郵便番号をお確かめください';
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(prefecture).toBeInvalid();
    await userEvent.selectOptions(prefecture, '北海道');
    await waitFor(() => expect(canvas.queryByText(message)).toBeNull());
  },
};

export const Many: Story = {
  name: '住所が多くても、選んだ住所が見えている',
  play: async ({ canvasElement }) => {
    const { canvas, code, street } = fields(canvasElement);
    await userEvent.type(code, '4520000');
    const first = await canvas.findByRole('button', { name: '愛知県清須市見本1番町' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{End}{ArrowUp}{Enter}');
    await expect(street).toHaveValue('見本59番町');
    await expect(street).toHaveFocus();
    await expect(isInView(street)).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: '住所を検索' }));
    const chosen = await canvas.findByRole('button', { name: '愛知県清須市見本59番町', current: true });
    await waitFor(() => expect(chosen).toHaveFocus());
    await expect(isInView(chosen)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect(code).toHaveFocus();
    await expect(street).toHaveValue('見本59番町');
  },
};

export const OtherTown: Story = {
  name: '番号と違う町名は、そっとたずねる。先へは進める',
  play: async ({ canvasElement }) => {
    const { canvas, code, street } = fields(canvasElement);
    await userEvent.type(code, '0660005');
    await waitFor(() => expect(street).toHaveValue('協和'));
    await userEvent.clear(street);
    await userEvent.type(street, '東雲町1-1');
    await userEvent.tab();
    await expect(
      await canvas.findByText(/066-0005 は北海道千歳市協和の番号です。町名をお確かめください/),
    ).toBeVisible();
    await expect(street).toBeValid();
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
