import { paths, screenPaths } from '@shop/constants';
import { normalisePath } from '../screens/normalise-path.ts';

const locked: ReadonlySet<string> = new Set([
  ...[
    paths.mypageUserInfoEdit(),
    paths.mypagePassword(),
    paths.mypageSecondFactor(),
    paths.mypagePasskeys(),
    paths.mypageCards(),
    paths.mypageCardAdd(),
    paths.mypageLeave(),
  ].map(normalisePath),
  screenPaths.cartConfirm,
]);

/** Whether all that a screen does is refused to staff in a member's place; the server's own list is in `support.rules.ts`. @param path normalised */
export function isLockedForSupport(path: string): boolean {
  return locked.has(path);
}
