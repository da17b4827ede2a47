const ASCII_OFFSET = 0xfee0;

/** Letters, figures and spaces as wide as kanji, so that each takes one place in vertical writing. */
export function upright(text: string): string {
  return text
    .replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + ASCII_OFFSET))
    .replace(/\s+/gu, '\u3000');
}
