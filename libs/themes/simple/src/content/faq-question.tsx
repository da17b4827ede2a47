import { faqCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { RichText, ShopLink } from '@shop/kit';
import { later, type FaqQuestion as Question } from '@shop/theming';
import styles from './faq-question.module.css';

/** Who has not searched does not need it; the text stands without marks until it is there. */
const FoundWords = later(
  () => import('./found-words.tsx').then((found) => found.default),
  ({ text }) => text,
);

/**
 * A question that folds out. Its address names the answer, not the question: a browser opens what is folded around the
 * place that an address names.
 */
export function FaqQuestion({ id, href, question, answer, words }: Question & { readonly words: readonly string[] }) {
  const t = useCopy(faqCopy);
  const isSearched = words.length > 0;
  return (
    <details className={styles.question} open={isSearched || undefined}>
      <summary className={styles.summary}>
        <h3 className={styles.words}>{isSearched ? <FoundWords text={question} words={words} /> : question}</h3>
      </summary>
      <div className={styles.answer} id={id}>
        <RichText
          html={answer}
          {...(isSearched && { renderText: (text: string) => <FoundWords text={text} words={words} /> })}
        />
        <ShopLink className={styles.address} to={href}>
          {t.ownAddress}
        </ShopLink>
      </div>
    </details>
  );
}
