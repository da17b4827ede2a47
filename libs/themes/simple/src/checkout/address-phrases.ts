const prefecture = /^(?:東京都|北海道|大阪府|京都府|.{2,3}県)/;

/** 市, 区 and 郡 end a name; the first letter of one does not (市川市), and two of them belong together (四日市市). */
const municipality = /^.[^市区郡\s\d]*[市区郡]+/;

/** Between two words of the name of a building or a company: where its letters change, and before the number of the room. */
const joint = /(?<=[\p{sc=Katakana}ー])(?=[\p{sc=Han}\d])|(?<=\p{sc=Han}{3})(?=\p{sc=Katakana})|(?<=\p{sc=Han})(?=\d)/u;

/** A name of this length fits into a line wherever an address stands. */
const SHORT = 16;

/**
 * What is kept in one line of an address, or of one word of it: prefecture, city, ward, and the place with its number. A
 * text that does not begin with a prefecture is one piece, unless it is the name of a building or a company that is too long for that.
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
