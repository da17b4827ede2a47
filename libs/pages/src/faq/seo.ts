import { paths } from '@shop/constants';
import { faqCopy, frameCopy } from '@shop/copy';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import { pageMeta, type JsonLdObject } from '../seo/page-meta.ts';
import { withoutJoiners } from '../seo/without-joiners.ts';
import type { FaqRead } from './load.ts';

/** The metadata of the FAQ; a search in it is not indexed. */
export const faqMeta = pageMeta<FaqRead>(({ data: { word, questions }, frame, copyOf }) => {
  const crumbs = [
    { label: frameCopy.home, href: paths.home() },
    { label: faqCopy.title, href: paths.faq() },
  ];
  return {
    title: copyOf(faqCopy).title,
    description: copyOf(faqCopy).description,
    path: paths.faq(),
    indexable: word === '' && questions.length > 0,
    jsonLd: [
      breadcrumbJsonLd(crumbs, frame.settings.SITE.URL),
      ...(word === '' && questions.length > 0 ? [faqJsonLd(questions, frame.settings.SITE.URL)] : []),
    ],
  };
});

/** Returns questions and answers as structured data; search engines accept their HTML, with absolute links. */
export function faqJsonLd(questions: FaqRead['questions'], origin: string): JsonLdObject {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: withoutJoiners(answer).replaceAll(' href="/', ` href="${origin}/`) },
    })),
  };
}
