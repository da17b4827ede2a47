/**
 * Returns a mail's text as HTML, for clients that prefer it: the same text, without external resources or tracking.
 * Colours are defined for light and dark; where a client inverts them, all remain legible.
 */
export function htmlMail({ subject, body }: { subject: string; body: string }): string {
  const blocks = body.trim().split(/\n{2,}/);
  return [
    '<!doctype html><html lang="ja"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(subject)}</title><style>${style}</style></head>`,
    '<body><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" class="room">',
    '<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0"><tr><td class="text">',
    ...blocks.map(blockOf),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n');
}

const style = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;background:#f4f1ee;color:#2b2320}
.room{padding:24px 12px}
.sheet{max-width:600px;background:#fffdfb;border:1px solid #ded6cf;border-radius:6px}
.text{padding:28px 26px;font:15px/1.8 "Hiragino Sans","Noto Sans JP","Yu Gothic",Meiryo,sans-serif;color:#2b2320;text-align:left;overflow-wrap:anywhere}
p{margin:0 0 18px}
h2{margin:26px 0 8px;padding:0 0 4px;border-bottom:1px solid #ded6cf;font-size:15px;line-height:1.6;color:#8a2a26}
.sign{margin:28px 0 0;padding:14px 0 0;border-top:1px solid #ded6cf;font-size:13px;color:#6b5f58}
a{color:#8a2a26}
@media (prefers-color-scheme:dark){
body{background:#1b1817!important;color:#ece6e1!important}
.sheet{background:#262220!important;border-color:#4a423d!important}
.text{color:#ece6e1!important}
h2{color:#f0a59f!important;border-color:#4a423d!important}
.sign{color:#b9aea6!important;border-color:#4a423d!important}
a{color:#f0a59f!important}
}`.replaceAll('\n', '');

/** Lines that only part others in plain text. */
const RULE = /^─{4,}$/;
const HEADING = /^■ (.+)$/;

function blockOf(block: string): string {
  const lines = block.split('\n');
  if (RULE.test(lines[0] ?? '')) return `<p class="sign">${linesOf(lines.filter((line) => !RULE.test(line)))}</p>`;
  const [, heading] = HEADING.exec(lines[0] ?? '') ?? [];
  if (heading === undefined) return `<p>${linesOf(lines)}</p>`;
  return `<h2>${escaped(heading)}</h2><p>${linesOf(lines.slice(1))}</p>`;
}

function linesOf(lines: readonly string[]): string {
  return lines.map(withLinks).join('<br>\n');
}

/** Turns URLs of our pages into links; text typed by people remains text. */
function withLinks(line: string): string {
  const escapedLine = escaped(line).replace(/^ +/, (spaces) => '&nbsp;'.repeat(spaces.length));
  return escapedLine.replace(/https?:\/\/[\w.:/?&=;#%~+-]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function escaped(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}
