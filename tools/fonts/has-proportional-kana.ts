/**
 * Whether a TrueType file brings `palt`, its own proportional spacing of kana (T-03): a feature of its GPOS table.
 * @see https://learn.microsoft.com/typography/opentype/spec/gpos
 */
export function hasProportionalKana(face: Buffer): boolean {
  const tables = Array.from({ length: face.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const record = tables.find((offset) => face.toString('latin1', offset, offset + 4) === 'GPOS');
  if (record === undefined) return false;
  const table = face.readUInt32BE(record + 8);
  const features = table + face.readUInt16BE(table + 6);
  return Array.from({ length: face.readUInt16BE(features) }, (_, index) => features + 2 + index * 6).some(
    (offset) => face.toString('latin1', offset, offset + 4) === 'palt',
  );
}
