import { html } from './html/html.ts';
import { page } from './html/page.ts';

/**
 * The 3-D Secure page of the bank: it posts `action`, `complete` or `fail`.
 * @param amount integer yen
 * @param address the URL of the answer
 */
export function bankPage(amount: number, address: string): string {
  return page(
    'ご本人確認(3Dセキュア)',
    html`<div class="card">
      <h1>ご本人確認</h1>
      <dl>
        <dt>ご利用金額</dt>
        <dd>${amount.toLocaleString('ja-JP')}円</dd>
      </dl>
      <form method="post" action="${address}">
        <button name="action" value="complete">認証する</button>
        <button class="plain" name="action" value="fail">認証をやめる</button>
      </form>
    </div>`,
  );
}
