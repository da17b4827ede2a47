/** What a request is told that no operation has come to read. */
export const requestCopy = {
  malformed: '送信された内容を読み取れませんでした。',
  tooLarge: '送信された内容が大きすぎます。',
  urlTooLong: 'アドレスが長すぎます。',
  late: '時間内に受信できませんでした。もう一度お試しください。',
  tooMany: 'しばらく時間をおいてから、もう一度お試しください。',
  mediaType: 'この形式の内容は受け取れません。',
  memberChanged: '別の会員でログインされているため、変更していません。画面を再読み込みして、内容をご確認ください。',
  notFound: 'お探しのページが見つかりませんでした。',
} as const;
