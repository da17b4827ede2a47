import { html } from '../../html/html.ts';
import { page } from '../../html/page.ts';
import { bankPage } from '../bank-page.ts';
import type { KeptIntent } from './kept-intent.ts';

/** The bank's page of 3-D Secure, as Stripe hosts it. */
export function challengePage({
  id,
  amount = 0,
  returnUrl,
  status,
}: Pick<KeptIntent, 'id' | 'returnUrl'> & { amount?: number; status: string }): string {
  if (status !== 'requires_action')
    return page(
      '本人認証は終了しています',
      html`<div class="card">
        <h1>この手続きは終了しています</h1>
        <a class="button" href="${returnUrl}">ショップに戻る</a>
      </div>`,
    );
  return bankPage(amount, `/3d_secure_2/hosted/${id}`);
}

/** The card fields in their frame. */
export const framePage = html`<!doctype html>
  <html lang="ja">
    <head>
      <meta charset="utf-8" />
      <title>カード情報の入力</title>
      <link rel="stylesheet" href="/assets/page.css" />
    </head>
    <body>
      <form>
        <p class="error" id="problem" role="alert"></p>
        <label for="number">カード番号</label><input id="number" inputmode="numeric" autocomplete="cc-number" />
        <label for="expiry">有効期限(月/年)</label><input id="expiry" autocomplete="cc-exp" />
        <label for="cvc">セキュリティコード</label><input id="cvc" inputmode="numeric" autocomplete="cc-csc" />
      </form>
      <script src="/frame.js"></script>
    </body>
  </html>`.markup;
