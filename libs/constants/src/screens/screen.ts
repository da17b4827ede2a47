import type { KeyForm } from './key-form.ts';

/** Who may see a screen (spec §4). `member-only` asks for a login only where the shop does not sell to guests. */
export type Access = 'public' | 'login-only' | 'logout-only' | 'member-only';

/** Lists of links to screens: of the footer, and of my page. */
export type Menu = 'service' | 'mypage';

/** What the links of my page's menu stand under, in its order. */
export const mypageGroups = ['orders', 'favourites', 'benefits', 'registration'] as const;

export type MypageGroup = (typeof mypageGroups)[number];

/** What a shop may do without, by the names of its settings under `MEMBER`. */
export type MemberFeature =
  'IS_USE_MEASUREMENT' | 'IS_USE_MEMORIAL' | 'IS_USE_POINT' | 'IS_USE_CARD' | 'IS_USE_SECOND_FACTOR';

/** What is known of a screen before its code is loaded: one row of the table. */
export interface Screen {
  /** In the router's notation, without the trailing slash. */
  readonly path: string;
  /** What the `:key` of the path is. */
  readonly key?: KeyForm;
  /** Folder of `libs/pages/src` whose `route.tsx` is the screen; absent for one that is not drawn yet. */
  readonly folder?: string;
  readonly access: Access;
  /** Search engines may list it. */
  readonly indexable: boolean;
  /** Names of the query that change its document, which is kept for all guests; null for a document that is never kept. */
  readonly cached: readonly string[] | null;
  /** Menus that name it, in the order of the table; absent for one that only other screens lead to. */
  readonly menus?: readonly Menu[];
  /** Where it stands in the menu of my page; absent for what stands above all groups. */
  readonly group?: MypageGroup;
  /** Without it the screen is not there: no menu names it, its address is not found. */
  readonly feature?: MemberFeature;
  /** Its address stands in the sitemap; of screens with a key, the address of every thing they show. */
  readonly inSitemap?: true;
}

/** Anybody's, and to be found by search engines. */
export const open = { access: 'public', indexable: true, cached: [] } as const;
/** Anybody's, and never listed. */
export const hidden = { access: 'public', indexable: false, cached: null } as const;
/** A step to the order: a member's alone where the shop does not sell to guests. */
export const step = { access: 'member-only', indexable: false, cached: null } as const;
/** A way in, which a member does not need. */
export const entry = { access: 'logout-only', indexable: false, cached: null } as const;
/** A member's own. */
export const account = { access: 'login-only', indexable: false, cached: null } as const;
