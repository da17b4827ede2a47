/** Texts of what there is to read. */
export const contentCopy = {
  area: 'content',
  updatedOn: (date: string) => `最終更新日 ${date}`,
} as const;
