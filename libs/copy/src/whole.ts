/**
 * A name, an address or a span of hours whose parts stay in one line: spaces, hyphens and waves are no places to break, nor is
 * what stands between a word and its figure, only what stands before a bracket. What is longer than a line breaks all the same.
 */
export function whole(title: string): string {
  return title
    .replaceAll(/\s/g, '\u00a0')
    .replaceAll(/[-〜]|\p{Script=Han}(?=\d)/gu, '$&\u2060')
    .replaceAll('(', '\u200b(');
}
