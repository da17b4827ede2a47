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
import { StockSticker } from './stock-sticker.tsx';
import styles from './product-page.module.css';

/** A block of colour with the food in it, the name across its edge; then buying, taste, label, more to leaf through. */
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
    <div className={styles.page}>
      <div className={styles.top}>
        <div className={styles.stage} data-block={product.id % 4}>
          <div className={styles.sticker}>
            <StockSticker product={product} />
          </div>
          <ProductGallery {...gallery} />
        </div>
        <div className={styles.side}>
          <div className={styles.head}>
            <p className={styles.origin}>
              {product.country} / {product.brand}
            </p>
            <h1 className={styles.title}>{product.name}</h1>
            <OriginalName className={styles.original} name={product.nameOriginal} />
            <GeographicalIndication name={product.geographicalIndication} />
          </div>
          <BuyBox {...buyBox} />
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
      <div className={styles.crumbs}>
        <Breadcrumb crumbs={breadcrumbs} />
      </div>
    </div>
  );
}
