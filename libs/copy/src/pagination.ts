/** Texts of the way through a long list. */
export const paginationCopy = {
  area: 'pagination',
  total: (total: number) => `全${total}件`,
  label: 'ページ',
  page: (page: number) => `${page}ページ目`,
  previous: '前へ',
  next: '次へ',
} as const;
