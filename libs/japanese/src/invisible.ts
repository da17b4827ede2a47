/**
 * Invisible characters: soft hyphen, zero-width space, word joiner, byte order mark, and direction marks, which address
 * books put around telephone numbers. Joiners of emoji are not included.
 */
const INVISIBLE = /[^\P{Cf}\u200c\u200d\u{e0020}-\u{e007f}]/gu;

/** Removes invisible characters that were copied with a text; a no-break space becomes a space (F-01). */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '').replaceAll('\u00a0', ' ');
}
