/** Texts of what a member is reminded of at the shop's top. */
export const cornerCopy = {
  area: 'corner',
  unread: (count: number) => `未読のメッセージ ${count}件`,
  points: (points: number, day: string) => `${day}までのポイント ${points.toLocaleString('ja-JP')}`,
  memorial: (person: string, name: string, days: number) =>
    days === 0 ? `今日は${person}様の${name}` : `${person}様の${name}まで あと${days}日`,
  back: (count: number) => `再入荷したお気に入り ${count}点`,
} as const;
