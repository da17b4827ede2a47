import { productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@shop/kit';

export interface ProductSkeletonsProps {
  readonly count: number;
  /** The class of the list, as for the products. */
  readonly className?: string;
  /** The class of one placeholder. */
  readonly placeClassName?: string;
  /** The content of each placeholder. */
  readonly children: ReactNode;
}

/** Placeholders of the same size as the products being loaded; announced to screen readers. */
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
