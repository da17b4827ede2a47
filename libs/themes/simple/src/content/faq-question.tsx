import { faqCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { RichText, ShopLink } from '@shop/kit';
import { deferred, type FaqQuestion as Question } from '@shop/theming';
import styles from './faq-question.module.css';

/** Only needed after a search; the text has no marks until it is loaded. */
const HighlightedText = deferred(
  () => import('./found-words.tsx').then((found) => found.default),
  ({ text }) => text,
);

/**
 * A question that can be expanded. Its URL has the answer's id, not the question's, since a browser expands the details
 * around the target.
 */
export function FaqQuestion({ id, href, question, answer, words }: Question & { readonly words: readonly string[] }) {
  const t = useCopy(faqCopy);
  const isSearched = words.length > 0;
  return (
    <details className={styles.question} open={isSearched || undefined}>
      <summary className={styles.summary}>
        <h3 className={styles.text}>{isSearched ? <HighlightedText text={question} words={words} /> : question}</h3>
      </summary>
      <div className={styles.answer} id={id}>
        <RichText
          html={answer}
          {...(isSearched && { renderText: (text: string) => <HighlightedText text={text} words={words} /> })}
        />
        <ShopLink className={styles.address} to={href}>
          {t.ownAddress}
        </ShopLink>
      </div>
    </details>
  );
}
