/** Texts of goods that cannot be had, and of what can be had instead. */
export const waitingCopy = {
  area: 'waiting',
  title: '輸入再開を待つ味',
  /** Stands in the reason of goods whose import is halted. */
  importWord: '輸入',
  nearest: 'いま買える近い味',
  notice: '再開のお知らせを受け取る',
  noticeOf: (name: string) => `「${name}」の再開のお知らせを受け取る`,
} as const;
