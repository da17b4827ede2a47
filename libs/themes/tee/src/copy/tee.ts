/** Texts of the frame of the theme Tee: short, for a thumb. */
export const teeCopy = {
  area: 'tee',
  tabs: 'メインメニュー',
  home: 'ホーム',
  goods: 'さがす',
  kinds: 'しゅるい',
  kindsTitle: '食べたいのは、どれ?',
} as const;
