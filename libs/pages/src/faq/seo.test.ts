import { expect, it } from 'vitest';
import { faqJsonLd } from './seo.ts';

it('structured data have each question with its answer, with absolute links to the shop', () => {
  const category = { id: 1, key: 'order', name: 'ご注文' };
  const answer = '<p><a href="/guide/">ガイド</a>と<a href="https://example.com/">よそ</a>へ。</p>';
  const data = faqJsonLd([{ id: 1, category, question: '領収書は発行できますか?', answer }], 'https://shop.example');
  const text = '<p><a href="https://shop.example/guide/">ガイド</a>と<a href="https://example.com/">よそ</a>へ。</p>';
  expect(data).toEqual({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: '領収書は発行できますか?', acceptedAnswer: { '@type': 'Answer', text } }],
  });
});
