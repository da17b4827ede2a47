import { html } from './html/html.ts';
import { page } from './html/page.ts';

/**
 * The bank's page of 3-D Secure, that a service leads to: it posts `action`, `complete` or `fail`.
 * @param amount integer yen
 * @param address where the answer goes
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
