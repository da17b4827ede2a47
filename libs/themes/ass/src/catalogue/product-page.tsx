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
import { RuledTitle } from '../type/ruled-title.tsx';
import { GiftCounter } from './gift-counter.tsx';
import styles from './product-page.module.css';

/** One product: its name on green above, the picture between gift options and buy box, the story below. */
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
      <header className={styles.head}>
        <p className={styles.origin}>
          {product.country} / {product.brand}
        </p>
        <RuledTitle level={1} inverse>
          {product.name}
        </RuledTitle>
        <OriginalName className={styles.original} name={product.nameOriginal} />
        <GeographicalIndication name={product.geographicalIndication} />
      </header>
      <div className={styles.page}>
        <div className={styles.counter}>
          <div className={styles.gallery}>
            <ProductGallery {...gallery} />
          </div>
          <div className={styles.buy}>
            <BuyBox {...buyBox} />
          </div>
          <div className={styles.gift}>
            <GiftCounter gift={buyBox.gift} />
          </div>
        </div>
        <ProductStory {...story} />
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
