import type { Meta, StoryObj } from '@storybook/react-vite';
import { BuyBox, type BuyBoxProps, type MeasurementEntry } from '@shop/theming';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

const nothing = () => undefined;
const onUse = fn();
const fieldOf = (name: string, label: string, hint: string, value = '', error: string | null = null) => ({
  name,
  label,
  hint,
  isNumber: name !== 'name',
  value,
  error,
});

const measurement: MeasurementEntry = {
  fields: [
    fieldOf('name', '着る方のお名前', 'ご家族で区別できるお名前を入力してください'),
    fieldOf('height', '身長(cm)', 'かかとから頭の先まで'),
    fieldOf('head', '頭まわり(cm)', '眉の上と後頭部を通るように一周'),
  ],
  onField: nothing,
  attempt: 0,
  saved: [],
  onUse,
  manageHref: null,
  loginHref: '/login/',
};

const box: BuyBoxProps = {
  product: {
    key: 'wear-jp-001',
    id: 49,
    href: '/product/wear-jp-001/',
    name: '調理実習エプロン・三角巾 セット(藍)',
    nameOriginal: null,
    brand: '実習衣料そくほう',
    country: '日本',
    category: { slug: 'workwear', name: 'エプロン・白衣', href: '/product/?category=workwear' },
    price: 2480,
    unitLabel: '1組(エプロン・三角巾)',
    pricePer100g: null,
    zone: 'ambient',
    availability: { kind: 'in_stock' },
    geographicalIndication: null,
    agingMonths: null,
    picture: { drawing: 'workwear', tone: 'plate', alt: '', image: null },
    gift: { wrapping: true, noshi: false },
  },
  reducedTax: false,
  purchaseLimit: 5,
  maxQuantity: 5,
  inCart: 0,
  delivery: null,
  storage: '常温',
  bestBefore: null,
  gift: { wrapping: true, noshi: false },
  handling: null,
  measurement,
  add: { status: 'idle', message: null, onAdd: nothing, action: null },
  cartHref: '/cart/',
  request: null,
  returns: '寸法に合わせてお仕立てする商品のため、お客様のご都合による返品・交換はお受けできません。',
  returnsHref: '/guide/',
};

/**
 * 採寸のある商品です。買う前に寸法を入れてもらいます。
 * @do 衣料だけに出し、ほかの商品ではお店の箱をそのまま使う(Original)。
 * @dont 寸法を入れずに買えるようにしない。
 */
const meta = {
  title: '学園/採寸のある商品',
  component: BuyBox,
  globals: { namespace: 'gakuen' },
  args: box,
} satisfies Meta<typeof BuyBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { name: 'ゲスト' };
export const Member: Story = {
  name: '記録した採寸を呼び出す',
  args: {
    measurement: {
      ...measurement,
      saved: [
        { id: 3, name: '一郎', day: '2026.05.15' },
        { id: 4, name: '桜', day: '2026.05.15' },
      ],
      manageHref: '/mypage/measurement/',
      loginHref: null,
    },
  },
  play: async ({ canvasElement }) => {
    onUse.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: /一郎さん/ }));
    await expect(onUse).toHaveBeenCalledWith(3);
  },
};
export const Refused: Story = {
  name: '足りない採寸に移動する',
  args: {
    measurement: {
      ...measurement,
      attempt: 1,
      fields: [
        fieldOf('name', '着る方のお名前', 'ご家族で区別できるお名前', '一郎'),
        fieldOf('height', '身長(cm)', 'かかとから頭の先まで', '20', '身長(cm)は50から250までの数値で入力してください'),
        fieldOf('head', '頭まわり(cm)', '眉の上', '52'),
      ],
    },
    add: {
      status: 'failed',
      message: '採寸をすべて入力してから、カートに入れてください。',
      onAdd: nothing,
      action: null,
    },
  },
  play: async ({ canvasElement }) => {
    const height = within(canvasElement).getByRole('textbox', { name: /身長/ });
    await waitFor(() => expect(height).toHaveFocus());
    await expect(height).toHaveAccessibleDescription(/50から250/);
  },
};
export const SoldOut: Story = {
  name: '品切れのときは採寸を聞かない',
  args: { product: { ...box.product, availability: { kind: 'sold_out' } } },
};
export const Food: Story = { name: '食品は店のまま', args: { measurement: null } };
