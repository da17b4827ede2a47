import { paths, withQuery } from '@shop/constants';
import { faqCopy, frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { FaqPageProps } from '@shop/theming';
import { useNavigate } from 'react-router';
import type { FaqRead } from './load.ts';

/** Returns the props of the FAQ. */
export function useFaqModel({ word, words, questions }: FaqRead): FaqPageProps {
  const t = useCopy(faqCopy);
  const home = useCopy(frameCopy).home;
  const navigate = useNavigate();
  const path = paths.faq();
  return {
    breadcrumbs: [
      { label: home, href: paths.home() },
      { label: t.title, href: path },
    ],
    search: {
      action: path,
      word,
      words,
      clearHref: path,
      onSearch: (typed) => void navigate(withQuery(path, { q: typed.trim() })),
    },
    categories: byCategory(questions),
  };
}

/** Questions under their categories, both in their order. */
export function byCategory(questions: FaqRead['questions']): FaqPageProps['categories'] {
  const groups = Map.groupBy(questions, ({ category }) => category.key);
  return [...groups].map(([key, rows]) => ({
    key,
    name: rows[0]?.category.name ?? '',
    contactHref: withQuery(paths.contact(), { category: key }),
    questions: rows.map(({ id, question, answer }) => ({
      id: `qa-${id}`,
      href: `${paths.faq()}#qa-${id}`,
      question,
      answer,
    })),
  }));
}
