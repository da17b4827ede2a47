import { countUnreadMessages, countPoints, type AppDispatch } from '@shop/state';

/** Counts unread messages and, if the shop uses points, points for header and menu. Failures are ignored. */
export function countMemberFigures(dispatch: AppDispatch, hasPoints: boolean): void {
  const quietly = (counting: Promise<number>) => void counting.catch(() => undefined);
  quietly(dispatch(countUnreadMessages()));
  if (hasPoints) quietly(dispatch(countPoints()));
}
