import { mypageGroups, screens, screensOfMenu, type Screen, type ScreenName } from '@shop/constants';
import { accountCopy } from '@shop/copy';
import type { MyPageNavGroup } from '@shop/theming';

const labels: Partial<Record<ScreenName, string>> = accountCopy.mypage.menu;
const rows: Partial<Record<ScreenName, Screen>> = screens;

/** The menu of my page where the shop offers all of it. @param here names of the screens that are shown */
export function myPageMenu(here: readonly string[]): readonly MyPageNavGroup[] {
  const current = screensOfMenu('mypage').find((name) => here.includes(name));
  return [undefined, ...mypageGroups].map((group) => ({
    title: group ? accountCopy.mypage.groups[group] : null,
    links: screensOfMenu('mypage')
      .filter((name) => rows[name]?.group === group)
      .flatMap((name) => {
        const label = labels[name];
        return label ? [{ label, href: `${screens[name].path}/`, current: name === current }] : [];
      }),
  }));
}
