/** Where an order can be seen, for mails about it. */
export interface OrderLinks {
  /** In my page; null for a guest's order. */
  orderUrl: string | null;
  /** Where a guest looks it up; absent for a member's, and in mails of an earlier version. */
  lookupUrl?: string;
}

/** The last words of a mail about an order; none where it can be seen nowhere. */
export function orderLinkText({ orderUrl, lookupUrl }: OrderLinks): string[] {
  if (orderUrl !== null) return [`ご注文の確認: ${orderUrl}`];
  return lookupUrl === undefined
    ? []
    : [
        `ご注文の状況の確認・キャンセル・領収書の発行は、次のページから承ります。ご注文の際のメールアドレスを入力してください。\n${lookupUrl}`,
      ];
}
