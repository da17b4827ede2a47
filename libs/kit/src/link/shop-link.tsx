import type { ComponentProps, MouseEvent, SyntheticEvent } from 'react';
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
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void navigate(to, { replace: replace ?? isHere(to), state, preventScrollReset });
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

/** A click that means "go there", not "open it elsewhere" and not one that was dealt with already. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget, defaultPrevented }: MouseEvent<HTMLAnchorElement>): boolean {
  // By attribute: in a drawing, a link's `target` is no text.
  const target = currentTarget.getAttribute('target') ?? '';
  const opensHere = target === '' || target === '_self';
  return !defaultPrevented && button === 0 && opensHere && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function isHere(to: string): boolean {
  return `${location.pathname}${location.search}${location.hash}` === to;
}
