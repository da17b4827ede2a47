import { expect, it } from 'vitest';
import { newsJsonLd } from './seo.ts';

it('structured data describe news as an article of the shop, with its dates and its URL', () => {
  const days = { published_at: '2026-11-18T10:00:00+09:00', updated_at: '2026-11-19T10:00:00+09:00' };
  const news = {
    id: 2,
    kind: 'notice',
    title: 'お歳暮',
    lead: '承ります。',
    body: '',
    is_important: false,
    is_read: false,
    newer: null,
    older: null,
    ...days,
  } as const;
  expect(newsJsonLd(news, { NAME: '見本ハム商店', URL: 'https://shop.example' })).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'お歳暮',
    datePublished: days.published_at,
    dateModified: days.updated_at,
    mainEntityOfPage: 'https://shop.example/news/2/',
    publisher: { name: '見本ハム商店' },
  });
});
