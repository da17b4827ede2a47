/** Characters forbidden in XML 1.0, even as references: control characters except tab and line ends, U+FFFE, U+FFFF. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for XML, and removes the characters that XML forbids. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
