import { productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, ShopLink, TextLink } from '@shop/kit';

export interface ActiveFiltersProps {
  /** One filter each, and where the list is without it. */
  readonly filters: readonly { readonly label: string; readonly removeHref: string }[];
  readonly clearHref: string;
  /** Look of the list. */
  readonly className?: string;
  /** Look of a filter. */
  readonly filterClassName?: string;
  /** Draws a cross behind each filter; off where the look has its own. */
  readonly cross?: boolean;
}

/** What a list is narrowed by, each with the way to be rid of it; nothing when it is not narrowed. */
export function ActiveFilters({ filters, clearHref, className, filterClassName, cross = true }: ActiveFiltersProps) {
  const t = useCopy(productListCopy);
  if (filters.length === 0) return null;
  return (
    <nav aria-label={t.filterActive}>
      <ul className={className}>
        {filters.map(({ label, removeHref }) => (
          <li key={removeHref}>
            <ShopLink className={filterClassName} to={removeHref} aria-label={t.filterRemove(label)} preventScrollReset>
              {label}
              {cross && <Icon name="close" />}
            </ShopLink>
          </li>
        ))}
        <li>
          <TextLink to={clearHref} standalone preventScrollReset>
            {t.filterClear}
          </TextLink>
        </li>
      </ul>
    </nav>
  );
}
