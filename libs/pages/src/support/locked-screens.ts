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

/** Whether staff logged in as a member cannot use a screen (server: `support.rules.ts`). @param path normalised */
export function isLockedForSupport(path: string): boolean {
  return locked.has(path);
}
