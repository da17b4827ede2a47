import { hidden, open, type Screen } from './screen.ts';

const home = {
  ...open,
  slots: ['HomePage', 'Hero', 'CategoryNav', 'ProductShelf', 'ProductCard', 'BannerArea', 'LayoutBlocks'],
  inSitemap: true,
} as const;

/** Goods, and what stands around them. */
export const shopScreens = {
  home: { ...home, path: '/', folder: 'home' },
  top: { ...home, path: '/ec', folder: 'ec' },
  products: {
    ...open,
    path: '/product',
    folder: 'product-list',
    slots: ['ProductListPage', 'Breadcrumb', 'FacetPanel', 'SortBar', 'ProductCard', 'Pagination', 'LayoutBlocks'],
    cached: [
      'word',
      'as_typed',
      'category',
      'brand',
      'tag',
      'price_min',
      'price_max',
      'country',
      'zone',
      'allergen',
      'stock',
      'sort',
      'page',
    ],
    inSitemap: true,
  },
  product: {
    ...open,
    path: '/product/:key',
    key: 'code',
    folder: 'product',
    slots: [
      'ProductPage',
      'Breadcrumb',
      'ProductGallery',
      'BuyBox',
      'ProductFacts',
      'ProductStory',
      'RelatedProducts',
      'ProductReviews',
      'ProductRecipes',
      'ProductContents',
      'DeliveryPromise',
      'ProductSets',
      'ProductCard',
      'LayoutBlocks',
    ],
    inSitemap: true,
  },
  maintenance: { ...hidden, path: '/maintenance', folder: 'maintenance', slots: ['MaintenanceLayout'] },
  sample5: {
    ...hidden,
    path: '/sample/5',
    folder: 'sample',
    slots: ['SamplePage', 'Breadcrumb', 'ProductShelf', 'ProductCard'],
  },
} as const satisfies Record<string, Screen>;

/** Every other path: a static page of the shop, a landing page, or nothing. */
export const catchAllScreen = {
  ...open,
  path: '*',
  folder: 'content',
  slots: ['StaticPage', 'LandingPage', 'Breadcrumb', 'ProductShelf', 'ProductCard', 'GoodsTogether'],
  inSitemap: true,
} as const satisfies Screen;
