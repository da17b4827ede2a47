import {
  Breadcrumb,
  BuyBox,
  ProductFacts,
  ProductGallery,
  ProductStory,
  RelatedProducts,
  type ProductPageProps,
} from '@shop/theming';
import page from '../layout/page.module.css';
import styles from './product-page.module.css';

/** One product as text: the text in the column, a small picture in the margin. */
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
  const { nameOriginal, geographicalIndication } = product;
  return (
    <>
      <Breadcrumb crumbs={breadcrumbs} />
      <div className={page.page}>
        <div className={styles.columns}>
          <div className={styles.matter}>
            <header className={styles.head}>
              <h1>{product.name}</h1>
              {nameOriginal && <p lang={nameOriginal.lang}>{nameOriginal.text}</p>}
              <p className={styles.origin}>
                {product.country} / {product.brand}
                {geographicalIndication && ` / ${geographicalIndication}`}
              </p>
            </header>
            <BuyBox {...buyBox} />
          </div>
          <div className={styles.margin}>
            <ProductGallery {...gallery} />
          </div>
          <div className={styles.matter}>
            <ProductStory {...story} />
            <div>
              <ProductFacts {...specs} />
              {caution && <p className={styles.caution}>{caution}</p>}
            </div>
          </div>
        </div>
        {contents}
        <RelatedProducts {...related} />
        {recent}
      </div>
    </>
  );
}
