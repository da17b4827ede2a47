import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { faqCopy } from '@shop/copy';
import { slot, type FaqPageProps } from '@shop/theming';
import { longSentence, longWord } from '../fixtures/long-texts.ts';

const FaqPage = slot('FaqPage');

const question = (id: number, question: string, answer: string) => ({
  id: `qa-${id}`,
  href: `/faq/#qa-${id}`,
  question,
  answer: `<p>${answer}</p>`,
});

const thaw = question(
  12,
  '冷凍のソーセージは、どう解凍しますか?',
  '冷蔵庫に移して半日ほど置き、ゆっくり解凍してください。',
);

const categories: FaqPageProps['categories'] = [
  {
    key: 'delivery',
    name: 'お届け・送料',
    contactHref: '/contact/?category=delivery',
    questions: [
      question(
        5,
        '送料はいくらですか?',
        'お届け先の地域と箱の大きさで決まります。詳しくは<a href="/guide/">お買い物ガイド</a>をご覧ください。',
      ),
      question(6, '冷蔵と冷凍の商品を一緒に送れますか?', '同じ箱には入れられないため、箱を分けてお届けします。'),
    ],
  },
  {
    key: 'product',
    name: '商品・保存',
    contactHref: '/contact/?category=product',
    questions: [
      question(11, '生ハムは、開けたあとどのくらい持ちますか?', '2、3日のうちにお召し上がりください。'),
      thaw,
    ],
  },
];

const search: FaqPageProps['search'] = { action: '/faq/', word: '', words: [], clearHref: '/faq/', onSearch: fn() };

/**
 * よくある質問です。分類ごとに並べ、言葉で探せます。
 * @do 答えは details で開き、質問ごとのアドレスを持たせる。探したときは見つかった質問を開いて見せる。
 * @dont 見つからないときに空白にしない。検索をやめる道を置く。
 */
const meta = {
  title: '読みもの/よくあるご質問',
  component: FaqPage,
  args: {
    breadcrumbs: [
      { label: 'トップ', href: '/' },
      { label: 'よくあるご質問', href: '/faq/' },
    ],
    search,
    categories,
  },
} satisfies Meta<typeof FaqPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByText('送料はいくらですか?'));
    await expect(page.getByRole('link', { name: 'お買い物ガイド' })).toBeVisible();
    await expect(page.getByRole('link', { name: faqCopy.contact('商品・保存') })).toHaveAttribute(
      'href',
      '/contact/?category=product',
    );
    await userEvent.type(page.getByRole('searchbox'), '解凍{Enter}');
    await expect(args.search.onSearch).toHaveBeenCalledWith('解凍');
  },
};
export const Searched: Story = {
  args: {
    search: { ...search, word: 'そーせーじ 解凍', words: ['そせじ', '解凍'] },
    categories: [{ key: 'product', name: '商品・保存', contactHref: '/contact/?category=product', questions: [thaw] }],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('1件');
    await expect(canvasElement.querySelector('h3')).toHaveTextContent('ソーセージ');
    const marked = () => [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await waitFor(() => expect(marked()).toEqual(['ソーセージ', '解凍', '解凍']));
  },
};
export const NothingFound: Story = {
  args: { search: { ...search, word: '自転車', words: ['自転車'] }, categories: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'すべてのご質問を見る' })).toHaveAttribute(
      'href',
      '/faq/',
    );
  },
};
export const Empty: Story = { args: { categories: [] } };
export const LongText: Story = {
  args: {
    search: { ...search, word: longWord, words: [longWord] },
    categories: [
      {
        key: 'delivery',
        name: longWord,
        contactHref: '/contact/?category=delivery',
        questions: [question(1, longSentence, longSentence), question(2, longWord, longWord)],
      },
    ],
  },
};
