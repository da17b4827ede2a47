import { homeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShopLink, TextLink, Price } from '@shop/kit';

export interface LastOrdersProps {
  /** Newest first; null if they could not be loaded. Totals in integer yen. */
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
  /** The class of the list. */
  readonly className?: string;
  /** The class of an order. */
  readonly orderClassName?: string;
  /** Whether orders are text links of comfortable target height. */
  readonly textLinks?: boolean;
}

/** A member's latest orders under a heading, or a text that there are none yet. */
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
