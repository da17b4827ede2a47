/** The code that somebody typed, also where the whole link was pasted. */
export function codeOf(typed: string): string {
  const code = typed.normalize('NFKC').replaceAll(/\s/g, '');
  return /\/social-gift\/([^/?#]+)/.exec(code)?.[1] ?? code;
}
