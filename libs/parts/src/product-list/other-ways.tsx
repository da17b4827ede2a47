import { productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShopLink, TextLink } from '@shop/kit';

export interface OtherWaysProps {
  readonly ways: readonly { readonly label: string; readonly href: string }[];
  /** The class of the sentence above the links. */
  readonly leadClassName?: string;
  /** The class of the list. */
  readonly className?: string;
  /** The class of a link; a text link without it. */
  readonly wayClassName?: string;
}

/** Other links for an empty list, below a sentence; nothing without links. */
export function OtherWays({ ways, leadClassName, className, wayClassName }: OtherWaysProps) {
  const t = useCopy(productListCopy);
  if (ways.length === 0) return null;
  return (
    <>
      <p className={leadClassName}>{t.emptyWays}</p>
      <ul className={className}>
        {ways.map(({ label, href }) => (
          <li key={href}>
            {wayClassName ? (
              <ShopLink className={wayClassName} to={href}>
                {label}
              </ShopLink>
            ) : (
              <TextLink to={href} standalone>
                {label}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
