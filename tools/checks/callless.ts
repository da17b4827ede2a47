/** Who makes a call that the shop's own front does not make by its client, or not at all. */
type Caller = 'the client itself' | 'the browser' | 'other fronts';

interface Callless {
  readonly call: string;
  readonly by: Caller;
  /** Why the front does without. */
  readonly because: string;
}

/** Calls of the contract that no source of the front makes by the typed client; everything else has a caller. */
export const callless: readonly Callless[] = [
  {
    call: 'POST /v1/auth/refresh',
    by: 'the client itself',
    because: 'the client renews its bearer before a call or after a 401; nobody else may',
  },
  {
    call: 'GET /v1/images/{kind}/{key}/{master}/{size}',
    by: 'the browser',
    because: 'photographs are fetched by the addresses in srcset, not by a script',
  },
  {
    call: 'GET /v1/product-histories',
    by: 'other fronts',
    because: 'the front knows whether it asks for a member or a guest, and asks the call of that one',
  },
  {
    call: 'GET /v1/users/dummy',
    by: 'other fronts',
    because: 'forms of this front begin empty for a guest; it has no need of a member who is nobody',
  },
  {
    call: 'GET /v1/postal-codes/prefectures',
    by: 'other fronts',
    because: 'the 47 prefectures do not change: they are in the constants, and forms wait for no answer',
  },
  {
    call: 'GET /v1/files-contents',
    by: 'other fronts',
    because: 'words of the shop come as messages, free areas and static pages, which are cleaned on their way',
  },
  {
    call: 'GET /v1/qa-categories',
    by: 'other fronts',
    because: 'every question comes with its category, and the page of questions shows all of them',
  },
  {
    call: 'GET /v1/pages/front/layout/{id}',
    by: 'other fronts',
    because: 'the layout of a page comes whole by the name of the page',
  },
  {
    call: 'GET /v1/tags',
    by: 'other fronts',
    because: 'the facets of a list tell the tags that its goods have, with their numbers',
  },
  {
    call: 'GET /v1/payments',
    by: 'other fronts',
    because: 'the checkout offers what the cart at hand can be paid by, never all methods of the shop',
  },
  {
    call: 'PATCH /v1/carts/packings/add',
    by: 'other fronts',
    because: 'the server packs the parcels by itself; this front only says when they shall come, by packings/modify',
  },
  {
    call: 'PATCH /v1/carts/reset',
    by: 'other fronts',
    because: 'goods leave the cart one by one and can be taken back; emptying it by one press could not be',
  },
  {
    call: 'PATCH /v1/me/user-lists/{key}/detach',
    by: 'other fronts',
    because: 'a heart takes its product off every list at once, by the common detach',
  },
];
