import { html, type Html } from './html.ts';

/** A page of the payment service: it looks different, so that the shopper notices leaving the shop. */
export function page(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="ja">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/assets/page.css" />
      </head>
      <body>
        <header class="bar">
          <p class="brand">決済サンドボックス</p>
          <p class="note">練習用の決済サービスです。実際の請求は発生しません。</p>
        </header>
        <main>${body}</main>
      </body>
    </html>`.markup;
}
