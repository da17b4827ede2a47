import type { ComponentProps, MouseEvent, SyntheticEvent } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router';
import type { BackTo } from './way-back.ts';
import { useLinkIntent } from './link-intent.tsx';

export interface ShopLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this shop, as `paths` of `@shop/constants` builds it, or `#` and a part of this page, where the browser goes by itself: it moves the focus there, too. */
  readonly to: string;
  /** Goes back: to what was shown before (spec §2 "Going back"), or to the page that the link names, as the shopper left it. */
  readonly back?: BackTo;
  readonly preventScrollReset?: boolean;
}

/**
 * A link inside the shop: navigates without a reload and prepares its target on intent. The state of the new entry tells
 * where it was followed: that is where going back leads.
 * The router's own link brings 3 kB of form and prefetch code into the first load, which no page of the shop uses.
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
  const onIntent = useLinkIntent();
  const prepare = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    // The router asks for the route of a link that bears this mark; on every link it would ask as soon as the page stands.
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
        if (back) void followBack(to, back, navigate);
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

/** The code of going back is not part of the first load; where it cannot be fetched, the link leads to its address. */
async function followBack(to: string, reach: BackTo, navigate: NavigateFunction): Promise<void> {
  const code = await import('./way-back.ts').catch(() => null);
  if (code) code.goBack(to, reach, navigate);
  else await navigate(to);
}

/** A click that means "go there", not "open it elsewhere" and not one that was dealt with already. */
function isPlainClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
  defaultPrevented,
}: MouseEvent<HTMLAnchorElement>): boolean {
  // By attribute: in a drawing, a link's `target` is no text.
  const opensElsewhere = (currentTarget.getAttribute('target') ?? '_self') !== '_self';
  return !(defaultPrevented || button || opensElsewhere || metaKey || ctrlKey || shiftKey || altKey);
}

/** Without the slash that may end a path. */
const bare = (address: string) => address.replace(/\/(?=[?#]|$)/, '');

function here(): string {
  return location.pathname + location.search + location.hash;
}
