/** Cards of the department store, in the family names of its roster. */
export const memberCardData = [
  { number: '4820000015', lastNameKana: 'ミホン' },
  { number: '4820000023', lastNameKana: 'ミホン' },
  { number: '4820000031', lastNameKana: 'ミホン' },
  { number: '4820000049', lastNameKana: 'ミホン' },
  { number: '4820000056', lastNameKana: 'タメシ' },
] as const;
