import { formatDateTime } from '@shop/japanese';
import type { DemoMail } from '../mail/demo-inbox.queries.ts';
import { createHash } from 'node:crypto';
import { escapeHtml } from '../http/escape-html.ts';

const css = `
:root { color-scheme: light; --ink: #2b2320; --quiet: #6b5d57; --line: #e4dcd8; --accent: #a3293d; --ground: #faf8f7; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.75 'Noto Sans JP', 'Hiragino Sans', 'Yu Gothic UI', Meiryo, sans-serif; line-break: strict; overflow-wrap: anywhere; }
main { max-width: 48rem; margin: 0 auto; padding: 24px 16px 64px; }
h1 { margin: 0 0 8px; font-size: 1.5rem; line-height: 1.4; }
p { margin: 0 0 16px; }
.quiet { color: var(--quiet); font-size: 0.875rem; }
a { color: var(--accent); text-underline-offset: 0.2em; }
a:focus-visible, summary:focus-visible, input:focus-visible, button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 0 0 24px; }
label { display: grid; gap: 4px; flex: 1 1 16rem; font-size: 0.875rem; }
input, button { min-height: 44px; padding: 8px 12px; border: 1px solid var(--quiet); border-radius: 4px; background: #fff; color: inherit; font: inherit; font-size: 1rem; }
button { background: var(--ink); border-color: var(--ink); color: #fff; cursor: pointer; }
ol { display: grid; gap: 16px; margin: 0; padding: 0; list-style: none; }
article { border: 1px solid var(--line); border-radius: 8px; background: #fff; }
summary { min-height: 44px; padding: 16px; cursor: pointer; border-radius: 8px; }
summary :is(h2, h3) { display: inline; margin: 0; font-size: 1rem; line-height: 1.6; }
main > h2 { margin: 32px 0 16px; font-size: 1.125rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 16px; margin: 0; padding: 0 16px 16px; border-bottom: 1px solid var(--line); font-size: 0.875rem; }
dt { color: var(--quiet); }
dd { margin: 0; }
.body { margin: 0; padding: 16px; white-space: pre-wrap; }
.empty { padding: 48px 16px; border: 1px dashed var(--line); border-radius: 8px; text-align: center; }
`;

/** The stylesheet of the inbox page, with the hash by which its policy allows it. */
export const inboxStyle = { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` } as const;

interface Inbox {
  mails: readonly DemoMail[];
  /** Only mails to this address are shown; empty for all. */
  to: string;
  storefront: string;
  /** Mails are sent by SMTP, so this page is empty. */
  isSmtp: boolean;
}

/** The inbox of demo mode as one page of HTML: no script, everything escaped, web addresses clickable. */
export function inboxPage({ mails, to, storefront, isSmtp }: Inbox): string {
  const list =
    mails.length > 0
      ? `<ol>${mails.map((mail, index) => mailItem(mail, index === 0)).join('')}</ol>`
      : `<p class="empty">${escapeHtml(emptyText(to, isSmtp))}</p>`;
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
<p class="quiet">このデモではメールを外部に送らず、ここに表示します。届いていないときは、数秒おいてページを再読み込みしてください。<br><a href="${escapeHtml(storefront)}/">お店へ戻る</a></p>
<form method="get" role="search">
<label>宛先のメールアドレスで絞り込む<input type="email" name="to" value="${escapeHtml(to)}" autocomplete="off"></label>
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
<summary><h2>${escapeHtml(subject)}</h2></summary>
<dl><dt>宛先</dt><dd>${escapeHtml(recipient)}</dd><dt>日時</dt><dd><time datetime="${sentAt.toISOString()}">${formatDateTime(sentAt)}</time></dd></dl>
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
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}
