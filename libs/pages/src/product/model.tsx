import type { Nutrition } from '@shop/api';
import { LINE_QUANTITY_MAX, paths, staticPaths } from '@shop/constants';
import { goodsCopy, productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { NearestProduct, ProductPageProps, ProductSummary } from '@shop/theming';
import { useAddToCart } from '../cart-drawer/use-add-to-cart.ts';
import { useCartLines } from '../cart-drawer/lines-in-cart.ts';
import { FavouriteControl } from '../favourite/favourite-control.tsx';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import { amountOf } from './amount-of.ts';
import { detailsView } from './details-view.ts';
import type { ProductData } from './load.ts';
import {
  DeferredBuyBar,
  DeferredContents,
  DeferredOffers,
  DeferredPromise,
  DeferredRecent,
  DeferredRecipes,
  DeferredRequest,
  DeferredReviews,
  DeferredSets,
  DeferredTale,
} from './product-extras.tsx';
import { picturesOf } from '../product-card/product-picture.ts';
import { productView, productViews } from '../product-card/product-view.ts';
import { sellingStopped } from '../product-card/selling-stopped.ts';

/** Returns the props of a product page. */
export function useProductModel({
  product,
  related,
  maker,
  recipes,
  reviews,
  delivery,
  caution,
  nearest,
}: ProductData): ProductPageProps {
  const t = useCopy(productCopy);
  const goods = useCopy(goodsCopy);
  const stopped = sellingStopped(useShopFrame().settings);
  const addOf = useAddToCart({ opensCart: true });
  const lines = useCartLines();
  const inCart = lines
    .filter((line) => line.product_info.id === product.id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const others = related.filter(({ id }) => !lines.some((line) => line.product_info.id === id));
  const view = { ...productView(product, stopped, goods), unitLabel: amountOf(product) };
  const most = Math.min(product.max_quantity, product.purchase_limit ?? LINE_QUANTITY_MAX);
  return {
    breadcrumbs: [
      { label: goods.home, href: paths.home() },
      { label: goods.products, href: paths.products() },
      { label: view.category.name, href: view.category.href },
      { label: view.name, href: view.href },
    ],
    product: view,
    gallery: { productName: view.name, pictures: picturesOf(product, view.category.name, goods) },
    buyBox: {
      product: view,
      favourite: <FavouriteControl id={view.id} name={view.name} look="words" />,
      reducedTax: product.tax_class === 'reduced',
      purchaseLimit: product.purchase_limit,
      maxQuantity: Math.max(most - inCart, 0),
      inCart,
      delivery: delivery && <DeferredPromise key={view.key} productKey={view.key} zone={view.zone} first={delivery} />,
      storage: product.storage_text,
      bestBefore: product.label.expiry_text,
      gift: { wrapping: product.gift.is_wrapping, noshi: product.gift.is_noshi },
      handling: product.label.heating_note,
      measurement: null,
      add: addOf(view),
      cartHref: paths.cart(),
      request: requestOf(view, nearest ?? null),
      returns: product.return_terms,
      returnsHref: staticPaths.guide(),
    },
    specs: detailsView(product, t),
    story: {
      name: view.name,
      tasting: product.tasting_note,
      pairings: (product.pairing ?? '').split('、').filter((word) => word !== ''),
      serving: product.serving,
      origin: { country: view.country, region: product.region.name || null, brand: view.brand, makerHref: maker },
      agingMonths: product.aging_months,
      taste: tasteOf(product.label.nutrition),
    },
    contents: product.contents && <DeferredContents contents={product.contents} />,
    related: { title: t.related, products: productViews(others, stopped, goods), addOf },
    recent: (
      <>
        <DeferredBuyBar name={view.name} price={view.price} />
        <DeferredTale key={product.key} productKey={product.key} />
        {product.hasSets && <DeferredSets productKey={product.key} />}
        <DeferredOffers productKey={product.key} />
        {recipes && <DeferredRecipes {...recipes} />}
        {reviews && <DeferredReviews productKey={product.key} first={reviews} />}
        <DeferredRecent productId={product.id} />
      </>
    ),
    caution,
  };
}

/** Returns the request form of an unavailable product; none while the whole shop does not sell. */
function requestOf({ id, availability }: ProductSummary, nearest: NearestProduct | null) {
  const { kind } = availability;
  if (kind !== 'sold_out' && kind !== 'suspended') return null;
  return <DeferredRequest productId={id} kind={kind === 'sold_out' ? 'restock' : 'stocking'} nearest={nearest} />;
}

function tasteOf(nutrition: Nutrition | null): ProductPageProps['story']['taste'] {
  return nutrition && { salt: nutrition.salt_equivalent_g, fat: nutrition.fat_g, protein: nutrition.protein_g };
}
