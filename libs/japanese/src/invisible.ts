/**
 * What nobody sees and nobody can delete: hints where a line may break or not (soft hyphen, zero-width space, word joiner, byte
 * order mark) and marks of direction, which address books put around telephone numbers. What joins pictographs means something.
 */
const INVISIBLE = /[^\P{Cf}\u200c\u200d\u{e0020}-\u{e007f}]/gu;

/** What comes along when text is copied from a page or an address book goes; a space that holds a line together becomes a space (F-01). */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '').replaceAll('\u00a0', ' ');
}
