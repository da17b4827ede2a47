const prefecture = /^(?:東京都|北海道|大阪府|京都府|.{2,3}県)/;

/** 市, 区 and 郡 end a name; the first letter of one does not (市川市), and two of them belong together (四日市市). */
const municipality = /^.[^市区郡\s\d]*[市区郡]+/;

/** Break positions in a long name of a building or company: where the script changes, and before the room number. */
const joint = /(?<=[\p{sc=Katakana}ー])(?=[\p{sc=Han}\d])|(?<=\p{sc=Han}{3})(?=\p{sc=Katakana})|(?<=\p{sc=Han})(?=\d)/u;

/** A name up to this length fits into a line wherever addresses are shown. */
const SHORT = 16;

/**
 * Splits an address into parts that should not be broken: prefecture, city, ward, and the rest. A text without a
 * prefecture is one part, unless it is a long name of a building or company.
 */
export function addressPhrases(address: string): readonly string[] {
  const [start = ''] = prefecture.exec(address) ?? [];
  if (start === '') return address.length > SHORT ? address.split(joint) : [address];
  const phrases = [start];
  let rest = address.slice(start.length);
  for (let at = 0; at < 2; at += 1) {
    const [name = ''] = municipality.exec(rest) ?? [];
    if (name === '') break;
    phrases.push(name);
    rest = rest.slice(name.length);
  }
  return rest === '' ? phrases : [...phrases, rest];
}
