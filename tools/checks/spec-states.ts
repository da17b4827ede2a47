import { outOfReach, proved, tests as t, type SpecRow } from './spec-row.ts';

/** Spec §4, states and transitions, statement by statement. */
export const specStates: readonly SpecRow[] = [
  proved(
    'pages wait up to 3 s for the login check',
    t.auth('is waited for no longer than 3 s'),
    t.auth('finds the member of a stored bearer'),
  ),
  proved(
    'login-only pages lead to /login/, unless the refresh failed',
    t.access("['login-only', guest"),
    t.account('guards my page'),
  ),
  proved('logout-only pages lead to /ec/', t.access("['logout-only', member"), t.account('is logged in')),
  proved('member-only pages want a login only where the shop does', t.access("['member-only', guest, forMembers")),
  proved('the top is /ec/ for members, / for guests', t.errors('leads a member to his own top')),
  proved(
    'layout: a 503 of settings or login check shows the maintenance',
    t.maintenance('a 503 shows the maintenance screen'),
    t.auth('tells maintenance'),
  ),
  proved(
    'layout: any other failure is a 404 Page Not Found',
    t.outage('a shop that refuses its settings for another reason'),
  ),
  proved('layout: otherwise the theme', t.themes('draws its own and falls back to Simple')),
  proved(
    'login: logged in after login or refresh',
    t.auth('brings bearer, member and cart'),
    t.auth('finds the member of a stored bearer'),
  ),
  proved(
    'login: is_verify holds the user until a verification',
    t.auth('waits for the mailed code'),
    t.account('the second factor is asked inside the login'),
  ),
  proved('logout clears the token and the cart token', t.auth('forgets the person, the cart and what is stored')),
  proved('logout may keep the cart token', t.auth('may keep the cart')),
  proved('logout can mark the refresh as failed', t.auth('sends somebody whose session is over to the login')),
  outOfReach(
    'logout clears the manager-login flag',
    'nobody logs in to the shop as a manager: the operator has an API of his own, and no session has such a flag',
  ),
  proved('a stored token is used again at start', t.auth('finds the member of a stored bearer')),
  proved('an expired token is refreshed before a request', t.client('is refreshed five seconds early')),
  proved(
    'a failed refresh leads to /login/?re=1',
    t.auth('asks to log in again when an expired bearer cannot be renewed'),
    t.sessionEnds('loses nothing that was typed'),
  ),
  proved('cart: initialised with a token kept in a cookie', t.cart('its token kept in a cookie')),
  proved(
    'cart: modified step by step, decided, then paid',
    t.flow('is authorised at once'),
    t.guest('buys it with a 3-D Secure challenge'),
  ),
  proved('cart: payment in progress kept in a cookie', t.payment('marks the payment by a cookie')),
  proved(
    'cart: preserved and restored around an outside payment',
    t.payment('finds the cart kept while the server does not answer'),
    t.oneOrder('a 3-D Secure step that was left'),
  ),
  proved('cart: shipping reset once on failure', t.cart('resets the shipping once')),
  proved(
    'cart: addresses loaded once a member has a cart token',
    t.cart('loads the addresses of a member once its token is there'),
  ),
  proved(
    'selling is off when the stop is in use and selling is off',
    t.base('stop the selling when the stop is in use'),
    t.maintenance('selling that is stopped'),
  ),
  proved(
    'maintenance turns on at a 503',
    t.auth('tells maintenance'),
    t.maintenance('a 503 shows the maintenance screen'),
  ),
  proved(
    'flash messages shift from next to current',
    t.base('move from the next page to the current one'),
    t.account('a member keeps an address book'),
  ),
  proved(
    'a shop message is shown unless this version was dismissed',
    t.base('stays away until it is changed'),
    t.aroundPages('a shop message that was dismissed'),
  ),
  proved(
    'dismissing stores the timestamp',
    t.base('is found in a cookie header'),
    t.aroundPages('a shop message that was dismissed'),
  ),
  proved('the favourite flag toggles on attach and detach', t.favourite('toggle their flag on attach and on detach')),
  proved('the card main flag moves to the chosen card', t.cards('is made the main one')),
  proved(
    'the default address flag moves to the chosen address',
    t.address('moves the default flag to the chosen address'),
    t.addresses('has one default address, which moves'),
  ),
  proved('cancelling an order replaces it', t.cancel('gives back pieces, points and coupons once')),
  proved('a cancel_only_ecd_key that is not empty becomes a warning', t.order('warns with cancel_only_ecd_key')),
  proved(
    'a verified mail address makes a registered member',
    t.verifyEmail('of the member makes him a registered one'),
    t.registration('makes a full member of one who registered first'),
  ),
  proved('reminder: request, check, reset', t.forgotten('a forgotten password is set anew')),
  proved(
    'reminder: a token that comes back logs in',
    t.forgotten('a forgotten password is set anew'),
    t.auth('logs in with the new password where a token returns'),
  ),
  proved(
    'registering is followed by a login',
    t.auth('follows a registration'),
    t.account('a newcomer registers by a mailed link'),
  ),
  proved('the browse history keeps the 10 newest, each once', t.base('keeps the ten newest products')),
  proved(
    'a product list with the same parameters is not read again',
    t.aroundPages('a list is not read again when somebody comes back to it'),
    t.aroundPages('a list is not read again while its parameters stay the same'),
  ),
  proved(
    'the history of a member is not fetched for guests, who have a call of their own',
    t.history('asked for by what this browser remembers'),
  ),
];
