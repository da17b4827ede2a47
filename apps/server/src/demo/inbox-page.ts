import { formatDateTime } from '@shop/japanese';
import type { DemoMail } from '../mail/demo-inbox.queries.ts';
import { inboxStyle } from './inbox-style.ts';

interface Inbox {
  mails: readonly DemoMail[];
  /** Only mails to this address are shown; empty for all. */
  to: string;
  storefront: string;
  /** Mails leave by SMTP, so that this page stays empty. */
  isSmtp: boolean;
}

/** The inbox of demo mode as one page of HTML: no script, everything escaped, web addresses clickable. */
export function inboxPage({ mails, to, storefront, isSmtp }: Inbox): string {
  const list =
    mails.length > 0
      ? `<ol>${mails.map((mail, index) => mailItem(mail, index === 0)).join('')}</ol>`
      : `<p class="empty">${escape(emptyText(to, isSmtp))}</p>`;
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>メール受信箱(デモ)</title>
<style>${inboxStyle.css}</style>
</head>
<body>
<main>
<h1>メール受信箱(デモ)</h1>
<p class="quiet">このデモではメールを外部に送らず、ここに表示します。届いていないときは、数秒おいてページを再読み込みしてください。<br><a href="${escape(storefront)}/">お店へ戻る</a></p>
<form method="get" role="search">
<label>宛先のメールアドレスで絞り込む<input type="email" name="to" value="${escape(to)}" autocomplete="off"></label>
<button type="submit">絞り込む</button>
</form>
<p class="quiet">${mails.length}通</p>
${list}
</main>
</body>
</html>
`;
}

function mailItem({ subject, recipient, body, sentAt }: DemoMail, isOpen: boolean): string {
  return `<li><article><details${isOpen ? ' open' : ''}>
<summary><h2>${escape(subject)}</h2></summary>
<dl><dt>宛先</dt><dd>${escape(recipient)}</dd><dt>日時</dt><dd><time datetime="${sentAt.toISOString()}">${formatDateTime(sentAt)}</time></dd></dl>
<p class="body">${linked(body)}</p>
</details></article></li>`;
}

function emptyText(to: string, isSmtp: boolean): string {
  if (isSmtp) return 'SMTPサーバーが設定されているため、メールは実際に送信されます。';
  return to === '' ? 'まだメールはありません。' : `${to} 宛のメールはありません。`;
}

function linked(text: string): string {
  return text
    .split(/(https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+)/)
    .map((part, index) => (index % 2 === 1 ? `<a href="${escape(part)}">${escape(part)}</a>` : escape(part)))
    .join('');
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
