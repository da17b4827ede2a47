import { Parser } from 'htmlparser2';

/** Elements followed by a line break. */
const endsLine = ['br', 'p', 'li', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Elements whose content is not text. */
const silent = ['script', 'style'] as const;

const ends: ReadonlySet<string> = new Set(endsLine);
const unread: ReadonlySet<string> = new Set(silent);

/** Each bundle has only one of the two: the condition is a constant in a build. */
const plainTextOf = import.meta.env.SSR ? parsePlainText : readPlainText;

/** Returns HTML as plain text: blocks and `br` become line breaks, other tags are removed. Not to be shown as HTML. */
export function plainText(html: string): string {
  return plainTextOf(html)
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/** Returns the text of HTML with a line break after each block, on the server. Never throws on invalid HTML. */
function parsePlainText(html: string): string {
  let words = '';
  let within = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (unread.has(name)) within += 1;
    },
    ontext(text) {
      if (within === 0) words += text;
    },
    onclosetag(name) {
      if (unread.has(name)) within -= 1;
      else if (ends.has(name)) words += '\n';
    },
  });
  parser.end(html);
  return words;
}

/**
 * The same in the browser, by the browser's parser: the server's would add 22 kB. A parsed document runs and loads
 * nothing.
 */
function readPlainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(silent.join())) element.remove();
  for (const element of body.querySelectorAll(endsLine.join())) element.after('\n');
  return body.textContent;
}
