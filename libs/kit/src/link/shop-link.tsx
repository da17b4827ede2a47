import type { ComponentProps, MouseEvent, SyntheticEvent } from 'react';
import { useLocation, useNavigate, type Location, type NavigateFunction } from 'react-router';
import type { BackTo } from './way-back.ts';
import { useLinkIntent } from './link-intent.tsx';

export interface ShopLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /**
   * A path of this shop, as `paths` of `@shop/constants` builds it, or `#` and an id of this page, which the browser
   * handles itself to move the focus, too.
   */
  readonly to: string;
  /** Goes back: to what was shown before (spec §2 "Going back"), or to the named page as the shopper left it. */
  readonly back?: BackTo;
  readonly preventScrollReset?: boolean;
}

/**
 * A link inside the shop: preloads its target on intent, navigates without a reload, and records in the new entry's
 * state where it was followed. The router's own link would add 3 kB of unused form and prefetch code to the first load.
 */
export function ShopLink({
  to,
  back,
  preventScrollReset,
  onClick,
  onPointerEnter,
  onFocus,
  onTouchStart,
  ...rest
}: ShopLinkProps) {
  const navigate = useNavigate();
  const entry = useLocation();
  const onIntent = useLinkIntent();
  const prepare = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    // The router discovers the route of a link with this attribute; on every link it would do so right after hydration.
    currentTarget.dataset.discover = 'true';
    onIntent(to);
  };
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (to[0] === '#' || !isPlainClick(event)) return;
        event.preventDefault();
        if (back) void followBack(to, back, entry, navigate);
        else void navigate(to, { replace: bare(here()) === bare(to), state: { target: here() }, preventScrollReset });
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prepare(event);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prepare(event);
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        prepare(event);
      }}
    />
  );
}

/** Goes back with code that is not part of the first load; if that cannot be fetched, the link is followed. */
async function followBack(to: string, reach: BackTo, entry: Location, navigate: NavigateFunction): Promise<void> {
  const code = await import('./way-back.ts').catch(() => null);
  if (code) code.goBack(to, reach, entry, navigate);
  else await navigate(to);
}

/** Whether a click follows the link in this tab and was not handled already. */
function isPlainClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
  defaultPrevented,
}: MouseEvent<HTMLAnchorElement>): boolean {
  // By attribute: on a link in an SVG, `target` is no string.
  const opensElsewhere = (currentTarget.getAttribute('target') ?? '_self') !== '_self';
  return !(defaultPrevented || button || opensElsewhere || metaKey || ctrlKey || shiftKey || altKey);
}

/** Returns the URL without the trailing slash of its path. */
const bare = (address: string) => address.replace(/\/(?=[?#]|$)/, '');

function here(): string {
  return location.pathname + location.search + location.hash;
}
