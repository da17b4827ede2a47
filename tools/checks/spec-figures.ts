import { proved, tests as t, type SpecRow } from './spec-row.ts';

/** Spec §9, business constants and limits, figure by figure. */
export const specFigures: readonly SpecRow[] = [
  proved('wait for settings and theme: 3000 ms', t.channel('%s is waited for no longer than 3 s')),
  proved('wait for the cart token: 3000 ms', t.auth('waits for the cart no longer than 3 s')),
  proved('wait for the login check: 3000 ms', t.auth('is waited for no longer than 3 s')),
  proved(
    'wait for pending tasks: 5000 ms in steps of 200',
    t.waits('looks every 200 ms'),
    t.base('waits no longer than 5 s for what is being written'),
  ),
  proved(
    'wait for the cart: polled every 100 ms',
    t.auth('waits for the cart no longer than 3 s, looking every 100 ms'),
  ),
  proved(
    'a scroll position is restored after 500 ms',
    t.aroundPages('back leads to the place on the list that was left, 500 ms later'),
  ),
  proved('animated scrolling takes 700 ms', t.pointer('glides to the field of an error in 700 ms')),
  proved(
    'chunk reload guard: 60000 ms',
    t.reload('once in 60 s'),
    t.missingFiles('within a minute the error page is shown'),
  ),
  proved('the loading bar runs 5000 ms', t.aroundPages('a page on its way shows the loading bar')),
  proved('a fetch shows its loading state at least 200 ms', t.loading('stays at least 200 ms')),
  proved(
    'a token is refreshed 5 s early',
    t.client('is refreshed five seconds early'),
    t.client('is used as it is while more than five seconds remain'),
  ),
  proved('toasts: bottom centre, 5000 ms, five, each once', t.toaster('FiveAtMost'), t.toaster('EachOnce')),
  proved('page size: 10', t.product('tags come ten a page'), t.constants('a page of %s has %i rows')),
  proved('page size of products: 15', t.catalogue('shows fifteen products'), t.constants('a page of %s has %i rows')),
  proved('recent history: 10', t.base('keeps the ten newest products')),
  proved(
    'messages, banner areas and brands: per=all',
    t.channel('all its messages are read at once'),
    t.content('are chosen by area'),
    t.product('brands come whole with per=all'),
  ),
  proved(
    'limits by x-limit, 1 without it',
    t.address('has the limit of its header, and 1 without one'),
    t.addresses('with the limit beside it'),
  ),
  proved(
    'a dismissed message: cookie of its code + Message',
    t.base('is found in a cookie header'),
    t.aroundPages('a shop message that was dismissed'),
  ),
  proved('currency JPY', t.seo('tell %s as %s'), t.track('feeds the data layer')),
  proved('dates YYYY.MM.DD and YYYY.MM.DD H:mm', t.dates('dates are shown as the specification says')),
  proved('postal codes 123-4567', t.widths('F-06: postal codes')),
  proved('prices with separators', t.money('prices are shown with separators')),
  proved(
    'storage addresses join setting and path, with the channel prefix for a channel',
    t.storage('are joined'),
    t.storage("below the channel's prefix"),
    t.storedPictures('comes from the storage'),
    t.policy('where it is another origin'),
  ),
  proved(
    'breakpoints by SITE.BREAKPOINT',
    t.base('say from which width a screen is a tablet or a desktop'),
    t.smallScreens("my page's menu stands open where the channel calls the screen a desktop"),
    t.breakpoints('a channel with breakpoints of its own changes its layout'),
  ),
  proved(
    'one destination where several are not allowed',
    t.shippings('are only one where the channel says so'),
    t.maintenance('a shop that sends to one place only'),
  ),
  proved(
    'captcha version 3, its badge hidden',
    t.captcha('hides its badge'),
    t.captchaServer('asks the service with the secret'),
  ),
  proved('default spinner GSpinner0011', t.spinner('Default'), t.spinner("'GSpinner0011'")),
  proved('default cursor GCursor0001', t.pointer('names its set of cursors')),
];
