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
import surfaces from '../surfaces/surfaces.module.css';
import styles from './product-page.module.css';

/** One product: its description and quantity, next to its picture in front of tiles. */
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
      <header className={surfaces.tiles}>
        <div className={`${surfaces.inner} ${styles.head}`}>
          <p className={styles.origin}>
            {product.country} / {product.brand}
          </p>
          <h1 className={styles.title}>{product.name}</h1>
          <OriginalName className={styles.original} name={product.nameOriginal} />
          <GeographicalIndication name={product.geographicalIndication} />
        </div>
      </header>
      <div className={surfaces.steel} />
      <div className={`${surfaces.inner} ${styles.columns}`}>
        <div className={styles.counter}>
          <BuyBox {...buyBox} />
        </div>
        <div className={styles.gallery}>
          <ProductGallery {...gallery} />
        </div>
        <div className={styles.story}>
          <ProductStory {...story} />
        </div>
        <div className={styles.details}>
          <ProductFacts {...specs} />
          {caution && <p className={styles.caution}>{caution}</p>}
        </div>
      </div>
      <div className={surfaces.inner}>
        {contents}
        <RelatedProducts {...related} />
        {recent}
      </div>
    </>
  );
}
