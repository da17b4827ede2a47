/** Style of the hosted pages; served as a file, so that no inline style is needed. */
export const pageCss = `
:root { color-scheme: light; --ink: #16233b; --soft: #55627a; --line: #c6cfdd; --accent: #1d4f91; --paper: #fff; --ground: #eef2f7; --danger: #a3202a; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.75 "Hiragino Kaku Gothic ProN", "Yu Gothic UI", "Noto Sans JP", Meiryo, sans-serif; line-break: strict; word-break: auto-phrase; text-wrap: pretty; }
.bar { background: var(--ink); color: #fff; padding: 12px 16px; display: flex; flex-wrap: wrap; gap: 0 16px; align-items: baseline; justify-content: center; }
.bar p { margin: 0; }
.brand { font-weight: 700; }
.note { font-size: 13px; opacity: .85; }
main { max-width: 560px; margin: 32px auto; padding: 0 16px; }
.wide { max-width: 880px; margin: 0 auto; }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: 24px; }
h1 { font-size: 22px; line-height: 1.4; margin: 0 0 12px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 20px; padding: 12px 16px; background: var(--ground); border-radius: 8px; }
dt { color: var(--soft); } dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
label { display: block; font-weight: 700; }
.hint { margin: 0 0 8px; color: var(--soft); font-size: 14px; }
.error { color: var(--danger); font-weight: 700; margin: 0 0 12px; }
input { width: 100%; font: inherit; font-size: 22px; letter-spacing: .3em; padding: 10px 14px; border: 1px solid #7b879b; border-radius: 8px; }
button, .button { display: inline-block; width: 100%; min-height: 48px; margin-top: 12px; padding: 10px 16px; font: inherit; font-weight: 700; text-align: center; border-radius: 8px; border: 1px solid var(--accent); background: var(--accent); color: #fff; cursor: pointer; text-decoration: none; }
button.plain { background: #fff; color: var(--accent); }
:focus-visible { outline: 3px solid #e08a00; outline-offset: 2px; }
input:focus-visible { outline-offset: 0; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; padding: 10px 8px; border-bottom: 1px solid var(--line); vertical-align: middle; }
td form { display: inline; } td button { width: auto; min-height: 44px; margin: 0 4px 0 0; }
.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
@media (width < 700px) { thead { position: absolute; clip-path: inset(50%); } tr { display: block; border-bottom: 1px solid var(--line); padding: 8px 0; } td { display: block; border: 0; padding: 4px 0; } }
`;
