import { productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShopLink, TextLink } from '@shop/kit';

export interface OtherWaysProps {
  readonly ways: readonly { readonly label: string; readonly href: string }[];
  /** Look of the sentence above the ways. */
  readonly leadClassName?: string;
  /** Look of the list. */
  readonly className?: string;
  /** Look of a way; a text link without it. */
  readonly wayClassName?: string;
}

/** Ways on for who found nothing, under a sentence that offers them; nothing when there are none. */
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
