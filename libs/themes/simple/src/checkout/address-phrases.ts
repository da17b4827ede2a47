const prefecture = /^(?:東京都|北海道|大阪府|京都府|.{2,3}県)/;

/** 市, 区 and 郡 end a name; the first letter of one does not (市川市), and two of them belong together (四日市市). */
const municipality = /^.[^市区郡\s\d]*[市区郡]+/;

/**
 * What is kept in one line of an address, or of one word of it: prefecture, city, ward, and the place with its number. A
 * text that does not begin with a prefecture is one piece.
 */
export function addressPhrases(address: string): readonly string[] {
  const [start = ''] = prefecture.exec(address) ?? [];
  if (start === '') return [address];
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
