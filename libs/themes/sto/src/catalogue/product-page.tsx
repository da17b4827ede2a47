import { useCopy } from '@shop/copy/react';
import { Badge } from '@shop/kit';
import {
  Breadcrumb,
  BuyBox,
  ProductFacts,
  ProductGallery,
  ProductStory,
  RelatedProducts,
  type ProductPageProps,
} from '@shop/theming';
import { stoProductCopy } from '../copy/sto-product.ts';
import styles from './product-page.module.css';

/**
 * One product as a data sheet: the title over the whole width, then picture and taste, specification, and buy box in
 * three columns.
 */
export default function ProductPage({
  breadcrumbs,
  product,
  gallery,
  buyBox,
  specs,
  story,
  related,
  contents,
  recent,
  caution,
}: ProductPageProps) {
  const t = useCopy(stoProductCopy);
  const { nameOriginal, geographicalIndication } = product;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumb crumbs={breadcrumbs} />
        <h1 className={styles.title}>{product.name}</h1>
        <p className={styles.line}>
          <span className={styles.code}>
            {t.code} <b>{product.key}</b>
          </span>
          <span>
            {product.country} / {product.brand}
          </span>
          {nameOriginal && <span lang={nameOriginal.lang}>{nameOriginal.text}</span>}
          {geographicalIndication && (
            <Badge tone="accent" icon="label">
              {geographicalIndication}
            </Badge>
          )}
        </p>
      </header>
      <div className={styles.sheet}>
        <div className={styles.order}>
          <BuyBox {...buyBox} />
        </div>
        <div className={styles.picture}>
          <ProductGallery {...gallery} />
          <ProductStory {...story} />
        </div>
        <div className={styles.details}>
          <ProductFacts {...specs} />
          {caution && <p className={styles.caution}>{caution}</p>}
        </div>
      </div>
      <div className={styles.related}>
        {contents}
        <RelatedProducts {...related} />
        {recent}
      </div>
    </div>
  );
}
