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
import { Tate } from '../type/tate.tsx';
import { chaptersOf } from './chapters.ts';
import { Contents } from './contents.tsx';
import styles from './product-page.module.css';

/** An article on one product: picture and title, the buy box and the table of contents in the margin, then the text. */
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
      <article className={styles.article}>
        <header className={styles.opening}>
          <h1 className={styles.title}>
            <Tate>{product.name}</Tate>
          </h1>
          <div className={styles.gallery}>
            <ProductGallery {...gallery} />
          </div>
        </header>
        <div className={styles.margin}>
          <div className={styles.card} id="chapter-buy">
            <OriginalName className={styles.original} name={product.nameOriginal} />
            <p className={styles.origin}>
              {product.country} / {product.brand}
            </p>
            <GeographicalIndication name={product.geographicalIndication} />
            <BuyBox {...buyBox} />
          </div>
          <div className={styles.contents}>
            <Contents chapters={chaptersOf(story, related)} />
          </div>
        </div>
        <div className={styles.read}>
          <ProductStory {...story} />
          <div className={styles.label} id="chapter-label">
            <ProductFacts {...specs} />
            {caution && <p className={styles.caution}>{caution}</p>}
          </div>
        </div>
      </article>
      <div className={styles.related} id="chapter-related">
        {contents}
        <RelatedProducts {...related} />
        {recent}
      </div>
    </>
  );
}
