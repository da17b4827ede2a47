import { countUnreadMessages, countPoints, type AppDispatch } from '@shop/state';

/** Counts what head and menu tell a member: unread messages and, where points are used, his points. Both stand without the figures. */
export function countMemberFigures(dispatch: AppDispatch, hasPoints: boolean): void {
  const quietly = (counting: Promise<number>) => void counting.catch(() => undefined);
  quietly(dispatch(countUnreadMessages()));
  if (hasPoints) quietly(dispatch(countPoints()));
}
