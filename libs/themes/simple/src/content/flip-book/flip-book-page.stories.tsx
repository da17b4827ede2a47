import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { flipBookCopy as t } from '@shop/copy';
import { slot, type BookCover, type BookPage, type OpenBook } from '@shop/theming';
import { ham, idle, salami, sausage } from '../../catalogue/fixtures/product-fixtures.ts';
import { longName, longSentence, longWord } from '../../fixtures/long-texts.ts';

const FlipBookPage = slot('FlipBookPage');

const illustrated = { drawing: 'dry-cured-ham', tone: 'photo', alt: '生ハムのイラスト', image: null } as const;
const titles = ['冬の贈りもの', 'ごあいさつ', '生ハムの名品', 'サラミ', '焼くだけの夕食', 'よいお年を'];
const goods = [[], [], [ham, salami, sausage], [salami], [ham, sausage], []];
const pageOf = (no: number, title: string): BookPage => ({
  no,
  id: `page-${no}`,
  href: `/flip-book/?catalog=winter&page=${no}#page-${no}`,
  title,
  body: '<p>塩と風と時間が育てた味を、大切な方の食卓へ。</p>',
  picture: illustrated,
  products: goods[no - 1] ?? [],
});

const book: OpenBook = {
  key: 'winter',
  name: '冬の贈りもの',
  lead: 'お歳暮と年越しの食卓のための一冊。',
  issuedOn: '2026.11.01',
  binding: 'left',
  pages: titles.map((title, index) => pageOf(index + 1, title)),
  startPage: 1,
  onPage: fn(),
  addOf: () => idle,
  listHref: '/flip-book/',
};
const cover: BookCover = {
  key: 'winter',
  name: book.name,
  lead: book.lead,
  issuedOn: book.issuedOn,
  pageCount: 16,
  href: '/flip-book/?catalog=winter',
  picture: illustrated,
};

/**
 * 紙のカタログを画面でめくります。選ぶ前は表紙を並べます。
 * @do 右とじの本は左へ進むように向きを合わせる。スクリプトなしではページを順に並べる。
 * @dont めくる動きだけに頼らない。ボタンとキーでも進めるようにする。
 */
const meta = {
  title: '読みもの/デジタルカタログ',
  component: FlipBookPage,
  args: {
    breadcrumbs: [
      { label: 'トップ', href: '/' },
      { label: t.title, href: '/flip-book/' },
    ],
    covers: [cover],
    book,
    browseHref: '/product/',
    orderHref: null,
  },
} satisfies Meta<typeof FlipBookPage>;

export default meta;

type Story = StoryObj<typeof meta>;

const deskOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('[aria-describedby="book-keys"]') ?? canvasElement;

/** By keys, by buttons, by the table of contents; `onPage` is called each time. */
export const Default: Story = {
  args: { book: { ...book, onPage: fn() } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    deskOf(canvasElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.book?.onPage).toHaveBeenLastCalledWith(2);
    await expect(page.getByText(/^全6ページ中/)).toHaveTextContent('ごあいさつ');
    await expect(await page.findByRole('heading', { name: 'ごあいさつ' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(args.book?.onPage).toHaveBeenLastCalledWith(6);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.book?.onPage).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Home}');
    await expect(args.book?.onPage).toHaveBeenLastCalledWith(1);
    await userEvent.click(
      within(page.getByRole('navigation', { name: t.contents })).getByRole('link', { name: /サラミ/ }),
    );
    await expect(args.book?.onPage).toHaveBeenLastCalledWith(4);
    await expect(
      within(page.getByRole('region', { name: t.goods })).getByRole('button', {
        name: `${salami.name}をカートに入れる`,
      }),
    ).toBeVisible();
    fireEvent.change(page.getByRole('slider', { name: t.slider }), { target: { value: '6' } });
    await expect(args.book?.onPage).toHaveBeenLastCalledWith(6);
    await waitFor(() => expect(page.queryByRole('heading', { name: 'サラミ' })).toBeNull());
    await userEvent.click(page.getByRole('button', { name: t.previous }));
    await expect(await page.findByRole('heading', { name: '焼くだけの夕食' })).toBeVisible();
  },
};
/** With the spine on the right, the left arrow turns forward. */
export const RightBound: Story = {
  args: { book: { ...book, binding: 'right', onPage: fn() } },
  play: async ({ args, canvasElement }) => {
    deskOf(canvasElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.book?.onPage).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.book?.onPage).toHaveBeenLastCalledWith(2);
  },
};
export const List: Story = {
  args: {
    book: null,
    covers: [
      cover,
      { ...cover, key: 'standard', name: 'いつもの食卓', href: '/flip-book/?catalog=standard', picture: null },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'いつもの食卓' })).toHaveAttribute(
      'href',
      '/flip-book/?catalog=standard',
    );
  },
};
/** A leaflet of one page, which cannot be turned. */
export const One: Story = {
  args: { book: { ...book, pages: book.pages.slice(0, 1) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: t.next })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Empty: Story = {
  args: { book: null, covers: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: t.browse })).toHaveAttribute('href', '/product/');
  },
};
export const LongText: Story = {
  args: {
    book: {
      ...book,
      name: longName,
      lead: longSentence,
      startPage: 3,
      pages: book.pages.map((page) => ({
        ...page,
        title: longWord,
        body: `<p>${longSentence}${longSentence}</p>`,
        products: page.products.map((product) => ({ ...product, name: longName })),
      })),
    },
  },
};
