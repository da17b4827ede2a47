const LONGEST = 100;

/** The name of a file for people to read: no folder, no control or bidirectional characters, its end kept when it is cut. */
export function plainFileName(sent: string): string {
  const last = sent.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^\.+/, '')
    .trim();
  return [...name].slice(-LONGEST).join('') || 'file';
}
