/** A person or a body: 様 or 御中 (F-15). */
export type Honorific = '様' | '御中';

const BODY =
  /会社|法人|組合|協会|財団|社団|学校|学園|大学|病院|役所|役場|事務所|商店|商会|クラブ|グループ|㈱|㈲|[(\uff08](?:株|有|合|財|社)[)\uff09]/;
const TYPED = /\s*(様|さま|御中)$/;

/** The name without a honorific that was typed with it, and the one that belongs to it. */
export function readAddressee(typed: string, wanted: Honorific | null): { addressee: string; honorific: Honorific } {
  const found = TYPED.exec(typed.trim());
  const addressee = typed.trim().replace(TYPED, '');
  const own = found ? (found[1] === '御中' ? '御中' : '様') : null;
  return { addressee, honorific: wanted ?? own ?? (BODY.test(addressee) ? '御中' : '様') };
}
