import { hidden, open, type Screen } from './screen.ts';

const home = {
  ...open,
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
    inSitemap: true,
  },
  maintenance: { ...hidden, path: '/maintenance', folder: 'maintenance' },
  sample5: {
    ...hidden,
    path: '/sample/5',
    folder: 'sample',
  },
} as const satisfies Record<string, Screen>;

/** Every other path: a static page of the shop, a landing page, or nothing. */
export const catchAllScreen = {
  ...open,
  path: '*',
  folder: 'content',
  inSitemap: true,
} as const satisfies Screen;
