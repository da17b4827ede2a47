import { later, proved, tests as t, type SpecRow } from './spec-row.ts';

const figures = t.figures('the figures are those of the specification');

/** Spec §9, business constants and limits, figure by figure. */
export const specFigures: readonly SpecRow[] = [
  proved('wait for settings and theme: 3000 ms', figures, t.client('calls an answer that does not come in time a timeout')),
  proved('wait for the cart token: 3000 ms', figures, t.cart('loads the addresses of a member once its token is there')),
  proved('wait for the login check: 3000 ms', figures, t.auth('finds a guest where nothing is stored')),
  proved('wait for pending tasks: 5000 ms in steps of 200', t.waits('looks every 200 ms'), t.waits('gives up after 5 s')),
  proved('wait for the cart: polled every 100 ms', figures),
  proved('a scroll position is restored after 500 ms', figures, t.aroundPages('back leads to the place on the list')),
  later('animated scrolling takes 700 ms', 'no screen scrolls by itself with an animation yet'),
  proved('chunk reload guard: 60000 ms', t.reload('once in 60 s')),
  proved('the loading bar runs 5000 ms', figures, t.aroundPages('a page on its way shows the loading bar')),
  proved('a fetch shows its loading state at least 200 ms', figures, t.loading('stays at least 200 ms')),
  proved('a token is refreshed 5 s early', t.client('is refreshed five seconds early'), t.client('is used as it is while more than five seconds remain')),
  proved('toasts: bottom centre, 5000 ms, five, each once', figures, t.toaster('EachOnce')),
  proved('page size: 10', t.product('tags come ten a page')),
  proved('page size of products: 15', t.catalogue('shows fifteen products')),
  proved('recent history: 10', t.base('keeps the ten newest products')),
  proved('messages, banner areas and brands: per=all', t.product('brands come whole with per=all'), t.content('are chosen by area')),
  proved('limits by x-limit, 1 without it', t.client('brings data, paging and limit'), t.addresses('with the limit beside it')),
  proved('a dismissed message: cookie of its code + Message', t.base('is found in a cookie header'), t.aroundPages('a shop message that was dismissed')),
  proved('currency JPY', figures, t.money('fractions of a yen are refused')),
  proved('dates YYYY.MM.DD and YYYY.MM.DD H:mm', t.dates('dates are shown as the specification says')),
  proved('postal codes 123-4567', t.widths('F-06: postal codes')),
  proved('prices with separators', t.money('prices are shown with separators')),
  later('storage addresses join setting and path, with the channel prefix for a channel', 'nothing is stored there yet: pictures are drawings of the shop itself'),
  proved('breakpoints by SITE.BREAKPOINT', t.base('say from which width a screen is a tablet or a desktop')),
  proved('one destination where several are not allowed', t.shippings('are only one where the channel says so'), t.maintenance('a shop that sends to one place only')),
  later('captcha version 3, its badge hidden', 'no form asks for a captcha until a shop sets a key'),
  proved('default spinner GSpinner0011 and cursor GCursor0001', figures),
];
