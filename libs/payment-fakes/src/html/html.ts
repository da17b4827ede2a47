const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is known to be safe; everything else is escaped when it is inserted. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

/** A template whose inserts are escaped, unless they are `Html` or lists of it. */
export function html(
  strings: TemplateStringsArray,
  ...inserts: readonly (string | number | Html | readonly Html[])[]
): Html {
  return new Html(strings.reduce((markup, text, index) => markup + written(inserts[index - 1] ?? '') + text));
}

function written(insert: string | number | Html | readonly Html[]): string {
  if (insert instanceof Html) return insert.markup;
  if (typeof insert === 'object') return insert.map((part) => part.markup).join('');
  return String(insert).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
