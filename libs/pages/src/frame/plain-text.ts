const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** Markup as plain text: blocks and line breaks become line breaks, the rest of the tags goes. Not for showing as HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<br\s*\/?>|<\/(?:p|li|div|h[1-6])>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/** The first link into the shop, with the markup less that link; null when there is none. */
export function takeLink(html: string): {
  readonly html: string;
  readonly link: { readonly label: string; readonly href: string } | null;
} {
  const match = /<a\b[^>]*\bhref="(\/(?![/\\])[^"]*)"[^>]*>([\s\S]*?)<\/a>/i.exec(html);
  if (!match?.[1]) return { html, link: null };
  return { html: html.replace(match[0], ''), link: { label: plainText(match[2] ?? ''), href: plainText(match[1]) } };
}
