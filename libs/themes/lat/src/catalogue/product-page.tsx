import { GeographicalIndication, OriginalName } from '@shop/parts';
import {
  Breadcrumb,
  BuyBox,
  ProductFacts,
  ProductGallery,
  ProductStory,
  RelatedProducts,
  type ProductPageProps,
} from '@shop/theming';
import styles from './product-page.module.css';

/** The name on the wall; before it the dish in the middle of the table, its taste at one side, buying at the other. */
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
      <div className={styles.wall}>
        <p className={styles.origin}>
          {product.country} / {product.brand}
        </p>
        <h1 className={styles.title}>{product.name}</h1>
        <OriginalName className={styles.original} name={product.nameOriginal} />
        <GeographicalIndication name={product.geographicalIndication} />
      </div>
      <div className={styles.page}>
        <div className={styles.table}>
          <div className={styles.dish}>
            <ProductGallery {...gallery} />
          </div>
          <div className={styles.buy}>
            <BuyBox {...buyBox} />
          </div>
          <div className={styles.story}>
            <ProductStory {...story} />
          </div>
        </div>
        <div className={styles.details}>
          <ProductFacts {...specs} />
          {caution && <p className={styles.caution}>{caution}</p>}
        </div>
        {contents}
        <RelatedProducts {...related} />
        {recent}
      </div>
    </>
  );
}
