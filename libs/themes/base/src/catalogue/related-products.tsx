import { useId } from 'react';
import type { RelatedProductsProps } from '@shop/theming';
import { Section } from '../layout/section.tsx';
import { ProductIndex } from './product-index.tsx';

/** Related or recently viewed products. Nothing when there are none. */
export default function RelatedProducts({ title, products, addOf }: RelatedProductsProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <ProductIndex products={products} addOf={addOf} headingLevel={3} />
    </Section>
  );
}
