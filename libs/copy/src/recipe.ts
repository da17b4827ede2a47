/** Texts of what can be cooked with a product. */
export const recipeCopy = {
  area: 'recipe',
  title: 'この品で作る',
  all: '食卓のヒントの一覧へ',
} as const;
