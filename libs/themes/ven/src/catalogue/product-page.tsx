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

/** One product: its picture up to the screen's edge, the text next to it; then its story, then the label. */
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
      <div className={styles.crumbs}>
        <Breadcrumb crumbs={breadcrumbs} />
      </div>
      <div className={styles.stage}>
        <div className={styles.light}>
          <ProductGallery {...gallery} />
        </div>
        <div className={styles.text}>
          <header className={styles.head}>
            <p className={styles.origin}>
              {product.country} / {product.brand}
            </p>
            <h1 className={styles.title}>{product.name}</h1>
            <OriginalName className={styles.original} name={product.nameOriginal} />
            <GeographicalIndication name={product.geographicalIndication} />
          </header>
          <BuyBox {...buyBox} />
        </div>
      </div>
      <ProductStory {...story} />
      <div className={styles.details}>
        <ProductFacts {...specs} />
        {caution && <p className={styles.caution}>{caution}</p>}
      </div>
      <div className={styles.related}>
        {contents}
        <RelatedProducts {...related} />
        {recent}
      </div>
    </>
  );
}
