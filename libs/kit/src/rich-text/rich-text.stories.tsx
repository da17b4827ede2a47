import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RichText } from './rich-text.tsx';

/**
 * お店の人が書いた文章を、許した印だけを残して描きます。
 * @do 編集者の HTML は必ずこれで描く。お店の中へのリンクは、読み直さずに移れる。
 * @dont 画面の文を HTML で書いて渡さない。文は copy に置く。
 */
const meta = { title: '部品/本文', component: RichText } satisfies Meta<typeof RichText>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Guide: Story = {
  args: {
    html: '<h2>お届けについて</h2><p>冷蔵と冷凍は<strong>別の箱</strong>でお届けします。くわしくは<a href="/guide/">お買い物ガイド</a>をご覧ください。</p><ul><li>ヤマト運輸</li><li>佐川急便</li></ul><table><tr><th>冷蔵</th><td>0〜10℃</td></tr></table><script>document.title="x"</script>',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/guide/');
    await expect(canvasElement.querySelector('script')).toBeNull();
  },
};
