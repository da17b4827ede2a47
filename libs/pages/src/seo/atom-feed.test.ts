import { expect, it } from 'vitest';
import { atomFeed } from './atom-feed.ts';

const head = { title: '読みもの', subtitle: '産地の話', origin: 'https://shop.example' };
const article = {
  id: 3,
  title: 'ハム & チーズ <その1>',
  lead: '切り方',
  category: '食べ方',
  author_name: '編集部',
  published_at: '2026-11-18T10:00:00+09:00',
  updated_at: '2026-11-19T10:00:00+09:00',
};

it('a feed lists each article with URL, dates and author, and has the date of the latest update', () => {
  const feed = atomFeed([article, { ...article, id: 2, updated_at: '2026-11-20T00:00:00+09:00' }], head);
  expect(feed).toContain('<title>ハム &#38; チーズ &#60;その1&#62;</title><link href="https://shop.example/blog/3/"/>');
  expect(feed).toContain(
    '<published>2026-11-18T10:00:00+09:00</published><updated>2026-11-19T10:00:00+09:00</updated><author><name>編集部</name></author>',
  );
  expect(feed).toContain(
    'rel="self" type="application/atom+xml" href="https://shop.example/blog/feed.xml"/><updated>2026-11-20T00:00:00+09:00</updated>',
  );
  expect(feed.match(/<entry>/g)).toHaveLength(2);
});

it('a feed without articles is still valid', () => {
  expect(atomFeed([], head)).toContain('<updated>1970-01-01T00:00:00.000Z</updated></feed>');
});
