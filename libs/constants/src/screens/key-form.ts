/** What the key in a screen's address is: the number of a row, or a code. */
export type KeyForm = 'number' | 'code';

const CODE_MAX = 64;
const NUMBER_MAX = 2_147_483_647;

/** Whether anything can have this key; one that nothing can have is no page for anybody (spec §8 "Page validation failure"). */
export function isKey(form: KeyForm, key: string): boolean {
  if (form === 'number') return /^[1-9]\d*$/.test(key) && Number(key) <= NUMBER_MAX;
  return key.trim() !== '' && key.length <= CODE_MAX;
}
