import { hidden, open, type Screen } from './screen.ts';

/** What there is to read, and ways to ask. */
export const contentScreens = {
  blogs: { ...open, path: '/blog' },
  blog: { ...open, path: '/blog/:key', key: 'number' },
  newsList: {
    ...open,
    path: '/news',
    folder: 'news-list',
    slots: ['NewsListPage', 'Breadcrumb', 'Pagination'],
    cached: ['kind', 'page'],
    menus: ['service'],
    inSitemap: true,
  },
  news: {
    ...open,
    path: '/news/:key',
    key: 'number',
    folder: 'news',
    slots: ['NewsPage', 'Breadcrumb'],
    inSitemap: true,
  },
  catalogOrder: { ...open, path: '/catalog-order' },
  contact: { ...open, path: '/contact' },
  contactComplete: { ...hidden, path: '/contact/complete' },
  contactConfirm: { ...hidden, path: '/contact/confirm' },
  faq: {
    ...open,
    path: '/faq',
    folder: 'faq',
    slots: ['FaqPage', 'Breadcrumb'],
    cached: ['q'],
    menus: ['service'],
    inSitemap: true,
  },
  flipBook: { ...open, path: '/flip-book' },
  popup: { ...hidden, path: '/popup' },
  sitemap: { ...open, path: '/sitemap' },
} as const satisfies Record<string, Screen>;
