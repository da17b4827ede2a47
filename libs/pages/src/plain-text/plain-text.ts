import { Parser } from 'htmlparser2';

/** Elements after which words begin on a new line. */
const endsLine = ['br', 'p', 'li', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Elements whose content is no words. */
const silent = ['script', 'style'] as const;

const ends: ReadonlySet<string> = new Set(endsLine);
const unread: ReadonlySet<string> = new Set(silent);

/** Each bundle holds one of the two: the condition is a constant when it is built. */
const wordsOf = import.meta.env.SSR ? parseWords : readWords;

/** Markup as plain text: blocks and line breaks become line breaks, the rest of the tags goes. Not for showing as HTML. */
export function plainText(html: string): string {
  return wordsOf(html)
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/** The words of markup, with a line break after each block, on the server. Never throws: broken markup is read as browsers read it. */
function parseWords(html: string): string {
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
 * The same words in the browser, read by the browser's own parser: the server's weighs 22 kB there.
 * A parsed document is inert, nothing in it runs or loads.
 */
function readWords(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(silent.join())) element.remove();
  for (const element of body.querySelectorAll(endsLine.join())) element.after('\n');
  return body.textContent;
}
