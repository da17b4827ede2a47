/** Headers that carry paging and limits of a list (spec §3 "Paged list"), and the channel of a call. */
export const HEADERS = {
  total: 'x-total',
  perPage: 'x-per-page',
  lastPage: 'x-last-page',
  currentPage: 'x-current-page',
  limit: 'x-limit',
  channel: 'x-channel',
  captcha: 'x-captcha-token',
  idempotencyKey: 'idempotency-key',
  member: 'x-member-id',
  /** The token of a preview, from the page server to the API. */
  preview: 'x-preview',
  /** The person at the operator's command line, percent-encoded. */
  operator: 'x-operator',
} as const;
