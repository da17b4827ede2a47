import { outOfReach, proved, tests as t, type SpecRow } from './spec-row.ts';

/** Spec §8, the error catalogue, row by row. */
export const specErrors: readonly SpecRow[] = [
  proved('404', t.errors('an unknown address shows the settled 404'), t.errors('an unknown product is a 404')),
  proved('other page errors', t.errors('a page that fails')),
  proved(
    '503',
    t.maintenance('a 503 shows the maintenance screen'),
    t.http('answers 503 to every call of the channel'),
  ),
  proved(
    '401 with a bearer',
    t.client('is refreshed once after a 401'),
    t.client('is lost when the second answer is 401 too'),
    t.auth('sends somebody whose session is over'),
    t.client('is not refreshed for the logout'),
  ),
  proved(
    'the channel does not exist',
    t.errors('an unknown channel shows the sentence alone'),
    t.client('tells maintenance and an unknown channel'),
  ),
  proved(
    'cart.common.is_expired on a cart page',
    t.cart('that ran out under another change is replaced and told'),
    t.expiredBasket('a basket that has run out is replaced, told'),
    t.lines('ends after 14 days without a change'),
  ),
  proved(
    '422 cart_detail.set_user_address.not_data',
    t.cart('resets the shipping once'),
    t.memberCart('asks the front to reset'),
  ),
  proved(
    'other responses are saved and rethrown',
    t.base('of a refused call are saved and the call still fails'),
    t.quantityKept('refused after the cart was left is told on the page that came'),
  ),
  proved(
    'network errors are ignored',
    t.base('of the network are not saved'),
    t.connection('pages that were never loaded wait for the network'),
  ),
  proved('timeouts are rethrown', t.client('calls an answer that does not come in time a timeout')),
  proved(
    'a chunk that cannot be loaded',
    t.reload('once in 60 s'),
    t.missingFiles('within a minute the error page is shown'),
    t.errorScreen('whose file is gone too leaves its words'),
  ),
  proved(
    'a page whose parameters are not valid',
    t.errors('a key that nothing can have is a 404'),
    t.keys('a key that nothing can have'),
  ),
  outOfReach(
    'an unknown middleware',
    'who may see a screen is one of four words in a typed table: a fifth does not compile',
  ),
  proved(
    'password change and favourite: the words of the server',
    t.password('a member changes the password'),
    t.favourite('with the words of the server'),
  ),
  proved('address export that returns JSON', t.addressFiles('a large book is asked for until it is written')),
  proved('address export that returns a file', t.addressFiles('go out by a file and come in by one')),
];
