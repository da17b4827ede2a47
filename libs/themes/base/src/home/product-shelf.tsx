import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { TextLink } from '@shop/kit';
import type { ProductShelfProps } from '@shop/theming';
import { ProductIndex } from '../catalogue/product-index.tsx';
import { Section } from '../layout/section.tsx';

/** A titled group of products. Nothing when there are none. */
export default function ProductShelf({ id, title, lead, products, more, addOf }: ProductShelfProps) {
  const t = useCopy(goodsCopy);
  if (products.length === 0) return null;
  return (
    <Section
      id={`shelf-${id}`}
      title={title}
      aside={
        <>
          {lead && <p>{lead}</p>}
          {more && (
            <TextLink to={more.href} standalone aria-label={t.moreOf(title)}>
              {more.label}
            </TextLink>
          )}
        </>
      }
    >
      <ProductIndex products={products} addOf={addOf} headingLevel={3} />
    </Section>
  );
}
