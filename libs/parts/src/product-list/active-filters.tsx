import { productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, ShopLink, TextLink } from '@shop/kit';

export interface ActiveFiltersProps {
  /** The label of each filter, and the list without it. */
  readonly filters: readonly { readonly label: string; readonly removeHref: string }[];
  readonly clearHref: string;
  /** The class of the list. */
  readonly className?: string;
  /** The class of a filter. */
  readonly filterClassName?: string;
  /** Whether to show a cross after each filter; off if the class has its own. */
  readonly cross?: boolean;
}

/** The active filters, each with a link to remove it; nothing without filters. */
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
