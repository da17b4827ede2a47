import { html, type Html } from '@shop/payment-fakes/html';
import { page } from '@shop/payment-fakes/page';
import { DateTime } from 'luxon';
import type { Payment } from '../payment/payment.ts';

/** Lists open convenience-store numbers, so that a demonstration can pay them or let them expire. */
export function demoPage(open: readonly Payment[]): string {
  const rows = open.map(row);
  const list = html`<table>
    <thead>
      <tr>
        <th scope="col">コンビニ・お支払い番号</th>
        <th scope="col">金額</th>
        <th scope="col">期限</th>
        <th scope="col">操作</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
  return page(
    'コンビニ払いのお支払い番号',
    html`<div class="card">
      <h1>コンビニ払いのお支払い番号</h1>
      <p>お客様が店頭で支払った、または期限が切れたことにします。結果はショップへ通知されます。</p>
      ${open.length > 0 ? list : html`<p>支払いを待っているお支払い番号はありません。</p>`}
    </div>`,
  );
}

function row(payment: Payment): Html {
  const expires = DateTime.fromISO(payment.expiresAt, { zone: 'Asia/Tokyo', locale: 'ja-JP' });
  return html`<tr>
    <td>
      ${payment.instructions?.storeName ?? ''}<br /><span class="number">${payment.instructions?.number ?? ''}</span>
    </td>
    <td class="number">${payment.amount.toLocaleString('ja-JP')}円</td>
    <td class="number">${expires.toLocaleString({ dateStyle: 'medium', timeStyle: 'short' })}</td>
    <td>
      <form method="post" action="/demo/${payment.id}">
        <button name="action" value="pay">支払う</button
        ><button class="plain" name="action" value="expire">期限切れにする</button>
      </form>
    </td>
  </tr>`;
}
