/** Words of the notice that the connection was lost on the way to another page. */
export const connectionCopy = {
  area: 'connection',
  label: '通信の状態',
  waiting: '通信が途切れました',
  waitingText: '画面と入力した内容はそのままです。電波のよい場所で、もう一度お試しください。',
  trying: 'もう一度つないでいます…',
  retry: 'もう一度試す',
  drop: 'やめる',
  serverUnreachable: 'ただいま通信が込み合っています。しばらくしてからもう一度お試しください。',
} as const;
