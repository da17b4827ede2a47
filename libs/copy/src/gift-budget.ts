/** Texts of the budgets that gifts are looked for by. */
export const giftBudgetCopy = {
  area: 'gift_budget',
  label: 'ご予算で選ぶ',
  most: 'まで',
} as const;
