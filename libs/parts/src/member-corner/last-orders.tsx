import { homeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShopLink, TextLink, Price } from '@shop/kit';

export interface LastOrdersProps {
  /** Newest first; null when they could not be read. Totals in integer yen. */
  readonly orders:
    | readonly {
        readonly key: string;
        readonly href: string;
        readonly date: string;
        readonly summary: string;
        readonly total: number;
      }[]
    | null;
  readonly titleClassName?: string;
  /** Look of the list. */
  readonly className?: string;
  /** Look of an order. */
  readonly orderClassName?: string;
  /** Sets orders as text links with the height of a finger. */
  readonly textLinks?: boolean;
}

/** A member's last orders under their heading, or that there are none yet. */
export function LastOrders({ orders, titleClassName, className, orderClassName, textLinks = false }: LastOrdersProps) {
  const t = useCopy(homeCopy).member;
  return (
    <>
      <h3 className={titleClassName}>{t.orders}</h3>
      {orders?.length === 0 && <p>{t.noOrders}</p>}
      {orders && orders.length > 0 && (
        <ul className={className}>
          {orders.map(({ key, date, href, summary, total }) => (
            <li key={key} className={orderClassName}>
              <time>{date}</time>
              {textLinks ? (
                <TextLink to={href} standalone>
                  {summary}
                </TextLink>
              ) : (
                <ShopLink to={href}>{summary}</ShopLink>
              )}
              <Price yen={total} size="small" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
