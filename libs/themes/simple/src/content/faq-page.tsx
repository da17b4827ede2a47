import { faqCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { EmptyState, LinkButton, PageHeading, TextLink } from '@shop/kit';
import { Breadcrumb, type FaqPageProps } from '@shop/theming';
import { FaqQuestion } from './faq-question.tsx';
import { FaqSearch } from './faq-search.tsx';
import styles from './faq-page.module.css';

/** Questions under their categories, which expand without scripts; a search shows only matches, expanded. */
export default function FaqPage({ breadcrumbs, search, categories }: FaqPageProps) {
  const t = useCopy(faqCopy);
  const isSearched = search.word !== '';
  const count = categories.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <Breadcrumb crumbs={breadcrumbs} />
      <div className={styles.page} data-sheet="page">
        <PageHeading lead={t.lead}>{t.title}</PageHeading>
        {(isSearched || count > 0) && <FaqSearch key={search.word} {...search} />}
        {isSearched && count > 0 && (
          <div className={styles.found}>
            <p role="status">{t.found(search.word, count)}</p>
            <TextLink to={search.clearHref} standalone>
              {t.clear}
            </TextLink>
          </div>
        )}
        {count === 0 && <NoQuestions word={search.word} clearHref={search.clearHref} />}
        {!isSearched && categories.length > 1 && (
          <nav aria-label={t.categories}>
            <ul className={styles.ways}>
              {categories.map(({ key, name, questions }) => (
                <li key={key}>
                  <a className={styles.way} href={`#faq-${key}`}>
                    {name}
                    <span className={styles.count}>{t.count(questions.length)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {categories.map(({ key, name, questions, contactHref }) => (
          <section key={key} className={styles.category} id={`faq-${key}`} aria-labelledby={`faq-${key}-name`}>
            <h2 className={styles.name} id={`faq-${key}-name`}>
              {name}
            </h2>
            {questions.map((question) => (
              <FaqQuestion key={question.id} {...question} words={search.words} />
            ))}
            <p className={styles.question}>
              <TextLink to={contactHref} standalone>
                {t.contact(name)}
              </TextLink>
            </p>
          </section>
        ))}
      </div>
    </>
  );
}

function NoQuestions({ word, clearHref }: { readonly word: string; readonly clearHref: string }) {
  const t = useCopy(faqCopy);
  if (word === '')
    return (
      <EmptyState title={t.emptyTitle} headingLevel={2}>
        {t.emptyText}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t.nothingTitle(word)}
      headingLevel={2}
      actions={<LinkButton to={clearHref}>{t.clear}</LinkButton>}
    >
      {t.nothingText}
    </EmptyState>
  );
}
