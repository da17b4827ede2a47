import { productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@shop/kit';

export interface ProductSkeletonsProps {
  readonly count: number;
  /** Look of the list, as that of the goods. */
  readonly className?: string;
  /** Look of one place. */
  readonly placeClassName?: string;
  /** What stands in each place. */
  readonly children: ReactNode;
}

/** Places held while the goods are on their way, in their geometry; says so to those who do not see it. */
export function ProductSkeletons({ count, className, placeClassName, children }: ProductSkeletonsProps) {
  const t = useCopy(productListCopy);
  return (
    <>
      <p role="status">
        <VisuallyHidden>{t.loadingProducts}</VisuallyHidden>
      </p>
      <ul className={className} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className={placeClassName}>
            {children}
          </li>
        ))}
      </ul>
    </>
  );
}
