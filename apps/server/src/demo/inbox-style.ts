import { createHash } from 'node:crypto';

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

/** Style sheet of the inbox page, with the hash by which its policy admits it. */
export const inboxStyle = { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` } as const;
