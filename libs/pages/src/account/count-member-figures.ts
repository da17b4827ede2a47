import { browserShop } from '@shop/state';

/** Counts what head and menu tell a member: unread messages and, where points are used, his points. Both stand without the figures. */
export function countMemberFigures(hasPoints: boolean): void {
  const quietly = (counting: Promise<number>) => void counting.catch(() => undefined);
  quietly(browserShop().dispatch((actions) => actions.countUnreadMessages()));
  if (hasPoints) quietly(browserShop().dispatch((actions) => actions.countPoints()));
}
