import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLinkIntent } from './link-intent.tsx';

export interface ShopLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this shop, as `paths` of `@shop/constants` builds it. */
  readonly to: string;
  /** Takes the place of the current entry of the history; so does a link to where the reader is. */
  readonly replace?: boolean;
  /** State of the new entry: `{ target: '/cart/' }` tells where going back leads. */
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
}

/**
 * A link inside the shop: navigates without a reload and prepares its target on intent.
 * The router's own link brings 3 kB of form and prefetch code into the first load, which no page of the shop uses.
 */
export function ShopLink({ to, replace, state, preventScrollReset, onClick, onPointerEnter, onFocus, onTouchStart, ...rest }: ShopLinkProps) {
  const navigate = useNavigate();
  const onIntent = useLinkIntent();
  return (
    <a
      {...rest}
      href={to}
      // The router asks in advance for the routes of links that bear this mark.
      data-discover="true"
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void navigate(to, { replace: replace ?? isHere(to), state, preventScrollReset });
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        onIntent(to);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        onIntent(to);
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        onIntent(to);
      }}
    />
  );
}

/** A click that means "go there", not "open it elsewhere" and not one that was dealt with already. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget, defaultPrevented }: MouseEvent<HTMLAnchorElement>): boolean {
  const opensHere = currentTarget.target === '' || currentTarget.target === '_self';
  return !defaultPrevented && button === 0 && opensHere && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function isHere(to: string): boolean {
  return `${location.pathname}${location.search}${location.hash}` === to;
}
