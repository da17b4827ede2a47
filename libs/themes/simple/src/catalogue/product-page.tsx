import {
  Breadcrumb,
  BuyBox,
  ProductFacts,
  ProductGallery,
  ProductStory,
  RelatedProducts,
  type ProductPageProps,
} from '@shop/theming';
import { GeographicalIndication, OriginalName } from '@shop/parts';
import styles from './product-page.module.css';

/** One product: pictures and buy box first, then taste, label, and related products. */
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
  return (
    <>
      <Breadcrumb crumbs={breadcrumbs} />
      <div className={styles.page}>
        <div className={styles.top}>
          <div className={styles.gallery}>
            <ProductGallery {...gallery} />
          </div>
          <div className={styles.side}>
            <div className={styles.head}>
              <p className={styles.origin}>
                {product.country} / {product.brand}
              </p>
              <h1>{product.name}</h1>
              <OriginalName className={styles.original} name={product.nameOriginal} />
              <GeographicalIndication name={product.geographicalIndication} />
            </div>
            <BuyBox {...buyBox} />
          </div>
        </div>
        <div className={styles.below}>
          <ProductStory {...story} />
          <div className={styles.details}>
            <ProductFacts {...specs} />
            {caution && <p className={styles.caution}>{caution}</p>}
          </div>
        </div>
        {contents}
        <RelatedProducts {...related} />
        {recent}
      </div>
    </>
  );
}
