/** The banner of a preview, for the operator. */
export const previewCopy = {
  area: 'preview',
  label: 'プレビュー',
  title: 'プレビュー中',
  at: (instant: string) => `${instant}の表示`,
  theme: (name: string) => `テーマ ${name}`,
  until: (instant: string) => `${instant}まで有効。ご注文とメールの送信はできません。`,
  end: 'プレビューを終了',
  refused: 'プレビューでは、ご注文や変更はできません。',
} as const;
