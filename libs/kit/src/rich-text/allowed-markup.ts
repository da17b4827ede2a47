/** A node of rich text: text, or an allowed element with its allowed attributes. */
export type RichNode = string | RichElement;

export interface RichElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: RichNode[];
}

/** Elements that are removed with their content. Other unlisted elements are removed, but their content remains. */
export const dropped: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'template',
  'noscript',
  'svg',
  'math',
  'textarea',
  'select',
  'title',
]);

const allowed: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  abbr: ['title'],
  b: [],
  blockquote: [],
  br: [],
  caption: [],
  code: [],
  dd: [],
  div: [],
  dl: [],
  dt: [],
  em: [],
  figcaption: [],
  figure: [],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  hr: [],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height'],
  li: [],
  ol: ['start'],
  p: [],
  small: [],
  span: ['lang'],
  strong: [],
  sub: [],
  sup: [],
  // For tables whose columns after the first are numbers.
  table: ['data-figures'],
  tbody: [],
  td: ['colspan', 'rowspan'],
  tfoot: [],
  th: ['colspan', 'rowspan', 'scope'],
  thead: [],
  time: ['datetime'],
  tr: [],
  ul: [],
};

/** Returns the allowed attributes of an element; null for an element that is not allowed. */
export function allowedAttributes(
  tag: string,
  attributes: Readonly<Record<string, string>>,
): Record<string, string> | null {
  const names = Object.hasOwn(allowed, tag) ? allowed[tag] : undefined;
  if (!names) return null;
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) =>
        names.includes(name) &&
        (name !== 'href' || isSafeHref(value)) &&
        (name !== 'src' || isSafeSrc(value)) &&
        (name !== 'srcset' || isOwnSrcSet(value)),
    ),
  );
}

/** Whether a link leads into the shop, on the page, to the web, to an email address or telephone number. */
export function isSafeHref(href: string): boolean {
  return isInAppHref(href) || /^(?:#|https:\/\/|http:\/\/|mailto:|tel:)/i.test(href.trim());
}

/** Whether it starts with a single slash: `//host` and `/\host` leave the shop. */
export function isInAppHref(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}

/** Whether all sizes are the shop's own. */
function isOwnSrcSet(srcset: string): boolean {
  return /^(?:\/v1\/images\/[^\s,]+ \d+w(?:, |$))+$/.test(srcset);
}

function isSafeSrc(src: string): boolean {
  return isInAppHref(src) || /^https:\/\//i.test(src);
}
