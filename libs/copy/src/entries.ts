/** Texts that every collection of entries has: the figures of its limit, the question before one is deleted. */
export const entriesCopy = {
  area: 'entries',
  count: (count: number, limit: number | null) => (limit === null ? `${count}件` : `${count}件 / ${limit}件まで`),
  removeConfirm: '削除する',
  removeCancel: '削除しない',
  failed: '変更できませんでした。もう一度お試しください。',
} as const;
