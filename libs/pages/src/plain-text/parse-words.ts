import { Parser } from 'htmlparser2';
import { endsLine, silent } from './ends-line.ts';

const ends: ReadonlySet<string> = new Set(endsLine);
const unread: ReadonlySet<string> = new Set(silent);

/** The words of markup, with a line break after each block, on the server. Never throws: broken markup is read as browsers read it. */
export function parseWords(html: string): string {
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
