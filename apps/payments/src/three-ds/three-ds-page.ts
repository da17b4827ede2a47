import { html, type Html } from '@shop/payment-fakes/html';
import { page } from '@shop/payment-fakes/page';
import { CODE_TRIES } from '../payment/create-payment.ts';
import type { Payment } from '../payment/payment.ts';

/** The card issuer's page: shows the purchase, requests the code, offers to cancel. */
export function threeDsPage(payment: Payment): string {
  const body = payment.challenge?.outcome === 'abandoned' ? silentBank(payment) : challengeForm(payment);
  return page(
    'ご本人確認(3Dセキュア)',
    html`<div class="card">
      <h1>ご本人確認</h1>
      ${summary(payment)}${body}
    </div>`,
  );
}

/** Shown when the challenge has finished, so that the back button never opens an invalid form. */
export function finishedPage(payment: Payment): string {
  return page(
    'ご本人確認は終了しています',
    html`<div class="card">
      <h1>この手続きは終了しています</h1>
      <p>ショップに戻って、お支払いの結果をご確認ください。</p>
      <a class="button" href="${payment.returnUrl}">ショップに戻る</a>
    </div>`,
  );
}

function summary(payment: Payment): Html {
  return html`<dl>
    <dt>ご利用金額</dt>
    <dd>${payment.amount.toLocaleString('ja-JP')}円</dd>
    <dt>カード番号</dt>
    <dd>•••• ${payment.card?.last4 ?? ''}</dd>
  </dl>`;
}

function challengeForm(payment: Payment): Html {
  const left = payment.challenge?.triesLeft ?? CODE_TRIES;
  const problem = left < CODE_TRIES ? `確認コードが違います。もう一度入力してください(あと${left}回)。` : null;
  return html`<form method="post" action="/3ds/${payment.id}">
    ${problem ? html`<p class="error" id="problem" role="alert">${problem}</p>` : ''}
    <label for="code">確認コード</label>
    <p class="hint" id="hint">カード会社から届いた4桁のコードを入力してください。(練習用のコードは 1234 です)</p>
    <input
      id="code"
      name="code"
      inputmode="numeric"
      autocomplete="one-time-code"
      maxlength="8"
      aria-describedby="hint${problem ? ' problem' : ''}"
      autofocus
    />
    <button name="action" value="confirm">認証する</button>
    <button class="plain" name="action" value="cancel">認証をやめてショップに戻る</button>
  </form>`;
}

function silentBank(payment: Payment): Html {
  return html`<p>カード会社からの応答を待っています。このカードでは応答が届きません(離脱の練習用)。</p>
    <a class="button" href="${payment.returnUrl}">結果を待たずにショップに戻る</a>`;
}
