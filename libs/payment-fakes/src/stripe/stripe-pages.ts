import { html } from '../html/html.ts';
import { page } from '../html/page.ts';
import { bankPage } from '../bank-page.ts';
import type { StoredIntent } from './stored-intent.ts';

/** The 3-D Secure page of the bank, as hosted by Stripe. */
export function challengePage({
  id,
  amount = 0,
  returnUrl,
  status,
}: Pick<StoredIntent, 'id' | 'returnUrl'> & { amount?: number; status: string }): string {
  if (status !== 'requires_action') return overPage(returnUrl);
  return bankPage(amount, `/3d_secure_2/hosted/${id}`);
}

/** PayPay's page, as reached from Stripe: it posts `action`, `complete` or `fail`. */
export function paypayPage({ id, amount, returnUrl, status }: StoredIntent): string {
  if (status !== 'requires_action') return overPage(returnUrl);
  return page(
    'PayPayでのお支払い',
    html`<div class="card">
      <h1>PayPayでのお支払い</h1>
      <dl>
        <dt>お支払い金額</dt>
        <dd>${amount.toLocaleString('ja-JP')}円</dd>
      </dl>
      <form method="post" action="/redirect/authenticate/${id}">
        <button name="action" value="complete">支払う</button>
        <button class="plain" name="action" value="fail">支払いをやめる</button>
      </form>
    </div>`,
  );
}

function overPage(returnUrl: string): string {
  return page(
    'この手続きは終了しています',
    html`<div class="card">
      <h1>この手続きは終了しています</h1>
      <a class="button" href="${returnUrl}">ショップに戻る</a>
    </div>`,
  );
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
