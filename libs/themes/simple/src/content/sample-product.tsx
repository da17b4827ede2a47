import { sampleCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { BannerPicture, CategoryPicture } from '@shop/kit';
import { GeographicalIndication, NotForSale, OriginDetails, TermRows } from '@shop/parts';
import { BuyBox, type AddToCart } from '@shop/theming';
import styles from './sample-shop.module.css';
import type { WithProduct } from './sample-shop.tsx';

/** Buttons of the page look real, but add nothing to a cart. */
const add: AddToCart = { status: 'idle', message: null, onAdd: () => undefined, action: '/cart/' };

/** One product as its page shows it: pictures, what it is, the box that buys, and why another cannot be bought. */
export function SampleProduct({ part: Part, product, browseHref }: WithProduct) {
  const { product: t } = useCopy(sampleCopy);
  const { image, alt } = product.picture;
  return (
    <>
      <Part id="product">
        <div className={styles.columns}>
          <div className={styles.stack}>
            <CategoryPicture className={styles.picture} picture={image && { ...image, alt }} />
            <GeographicalIndication name={product.geographicalIndication ?? t.indication} />
            <OriginDetails
              className={styles.details}
              origin={{ country: product.country, region: null, brand: product.brand, makerHref: null }}
              agingMonths={product.agingMonths ?? 12}
            />
            <TermRows className={styles.details} label={t.terms} rows={t.termRows} />
            <BannerPicture className={styles.picture} picture={null} drawing="dry-cured-ham" />
          </div>
          <div className={styles.stack}>
            <BuyBox
              product={product}
              reducedTax
              purchaseLimit={3}
              maxQuantity={3}
              inCart={0}
              delivery={null}
              storage={t.storage}
              bestBefore={t.bestBefore}
              gift={product.gift}
              handling={t.handling}
              measurement={null}
              add={add}
              cartHref={browseHref}
              request={null}
              returns={t.returns}
              returnsHref={browseHref}
            />
          </div>
        </div>
      </Part>
      <Part id="notForSale">
        <NotForSale
          product={{ availability: { kind: 'suspended', reason: t.suspended }, category: { href: browseHref } }}
          request={null}
        />
      </Part>
    </>
  );
}
