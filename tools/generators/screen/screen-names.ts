import { names } from '@nx/devkit';

/** Parts of the shop that screens are generated in, and where they have their things. */
export const areas = {
  account: { table: 'mypage', row: 'account', prefix: 'mypage', stories: 'マイページ' },
  content: { table: 'content', row: 'open', prefix: '', stories: '読みもの' },
} as const;

export type Area = keyof typeof areas;

/** One screen by all its names. */
export interface ScreenNames {
  readonly area: Area;
  /** Folder of the pages: login-history */
  readonly folder: string;
  /** Slot and component: LoginHistoryPage */
  readonly slot: string;
  /** Beginning of its types and functions: LoginHistory */
  readonly view: string;
  /** Its group of texts: loginHistory */
  readonly key: string;
  /** Its row in the table of screens: mypageLoginHistory */
  readonly row: string;
  /** Its URL as an expression: paths.mypageLoginHistory() */
  readonly url: string;
  /** The title on the screen. */
  readonly title: string;
}

/** Returns all names of a screen, derived from one. @throws Error when the name is not usable */
export function screenNames(wanted: string, area: Area, title: string | undefined): Omit<ScreenNames, 'row' | 'url'> {
  const { fileName: folder, className: view, propertyName: key } = names(wanted.replaceAll('_', '-'));
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(folder))
    throw new Error(`"${wanted}" is no name of a screen: write it like login_history.`);
  return { area, folder, slot: `${view}Page`, view, key, title: title ?? view };
}
