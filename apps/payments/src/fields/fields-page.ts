/** The page in the iframe. The parent sends labels and placeholders; these are shown until then. */
export const fieldsPage = `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>カード情報の入力</title>
<link rel="stylesheet" href="/assets/fields.css">
<script type="module" src="/assets/fields/client/fields.ts"></script>
</head>
<body>
<form id="card" novalidate>
<div class="field"><label for="ccNumber">カード番号</label>
<input id="ccNumber" inputmode="numeric" autocomplete="cc-number" maxlength="32" aria-required="true" aria-describedby="ccNumber-error"><p class="error" id="ccNumber-error"></p></div>
<div class="field"><label for="ccName">カード名義</label>
<input id="ccName" autocomplete="cc-name" autocapitalize="characters" spellcheck="false" maxlength="45" aria-required="true" aria-describedby="ccName-error"><p class="error" id="ccName-error"></p></div>
<div class="pair">
<div class="field"><label for="ccExpiration">有効期限(月/年)</label>
<input id="ccExpiration" inputmode="numeric" autocomplete="cc-exp" maxlength="9" aria-required="true" aria-describedby="ccExpiration-error"><p class="error" id="ccExpiration-error"></p></div>
<div class="field"><label for="securityCode">セキュリティコード</label>
<input id="securityCode" inputmode="numeric" autocomplete="cc-csc" maxlength="4" aria-required="true" aria-describedby="securityCode-error"><p class="error" id="securityCode-error"></p></div>
</div>
<p class="error" id="form-error" role="alert"></p>
<button class="hidden" tabindex="-1" aria-hidden="true">送信</button>
</form>
</body>
</html>`;

/** Style of the fields; the custom properties are set from the parent's `init` message. */
export const fieldsCss = `
:root { --color: #2b2320; --muted: #6b5f59; --background: #ffffff; --border: #8a7d76; --accent: #9b2335; --danger: #a3202a; --font-family: "Noto Sans JP", "Hiragino Kaku Gothic ProN", "Yu Gothic UI", Meiryo, sans-serif; --radius: 4px; }
* { box-sizing: border-box; }
html, body { margin: 0; background: transparent; }
body { color: var(--color); font: 16px/1.6 var(--font-family); padding: 4px; }
form { display: grid; gap: 16px; }
.pair { display: grid; gap: 16px; }
.field { display: grid; gap: 4px; align-content: start; }
label { font-weight: 700; font-size: 15px; }
input { width: 100%; min-height: 48px; padding: 10px 14px; font: inherit; color: inherit; background: var(--background); border: 1px solid var(--border); border-radius: var(--radius); font-variant-numeric: tabular-nums; }
input::placeholder { color: var(--muted); opacity: 1; }
input:focus-visible { outline: 3px solid var(--accent); outline-offset: 1px; }
input[aria-invalid="true"] { border: 2px solid var(--danger); padding: 9px 13px; }
.error { margin: 0; color: var(--danger); font-size: 14px; }
.error:empty { display: none; }
.hidden { position: absolute; width: 1px; height: 1px; padding: 0; border: 0; clip-path: inset(50%); overflow: hidden; }
@media (width >= 380px) { .pair { grid-template-columns: 1fr 1fr; } }
`;
