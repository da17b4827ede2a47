import { html } from '../html/html.ts';

const fields: Readonly<Record<string, readonly [label: string, autocomplete: string]>> = {
  cardNumber: ['カード番号', 'cc-number'],
  cardExpiry: ['有効期限(月/年)', 'cc-exp'],
  cardCvc: ['セキュリティコード', 'cc-csc'],
};

/** A field in its frame is unstyled: the shop draws the box around it. */
export const fieldCss = `
body { margin: 0; }
input { box-sizing: border-box; inline-size: 100%; block-size: 48px; padding: 0; border: 0; outline-offset: -3px; background: transparent; font: 16px sans-serif; }
`;

/** Returns the page of a card field; null for an unknown name. */
export function fieldPage(name: string): string | null {
  const field = fields[name];
  return (
    (field &&
      html`<!doctype html>
        <html lang="ja">
          <head>
            <meta charset="utf-8" />
            <title>${field[0]}</title>
            <link rel="stylesheet" href="/field.css" />
          </head>
          <body>
            <input id="field" aria-label="${field[0]}" inputmode="numeric" autocomplete="${field[1]}" />
            <script src="/field.js"></script>
          </body>
        </html>`.markup) ??
    null
  );
}
