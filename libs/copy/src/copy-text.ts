/** Texts of a value that can be copied. */
export const copyTextCopy = {
  area: 'copyText',
  copy: 'コピー',
  copyOf: (label: string) => `${label}をコピー`,
  copied: (label: string) => `${label}をコピーしました`,
  refused: (label: string) =>
    `自動ではコピーできませんでした。${label}を選択しましたので、長押しや右クリックのメニューからコピーしてください`,
} as const;
