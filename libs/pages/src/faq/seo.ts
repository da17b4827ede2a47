import { paths } from '@shop/constants';
import { faqCopy, frameCopy } from '@shop/copy';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import { pageMeta, type JsonLdObject } from '../seo/page-meta.ts';
import { withoutJoiners } from '../seo/without-joiners.ts';
import type { FaqRead } from './load.ts';

/** How the questions are found; what a search of their own leaves of them is no page to be listed. */
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

/** Questions with their answers, whose markup search engines take; links into the shop by their whole address. */
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
