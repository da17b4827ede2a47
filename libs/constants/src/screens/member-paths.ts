import { memberScreenPaths } from './member-screen-paths.ts';
import { urlsOf } from './urls-of.ts';

/** URLs of the screens of my page that busy pages do without: `memberPaths.mypagePassword()` → `/mypage/password/`. */
export const memberPaths = urlsOf(memberScreenPaths);
