import { faqCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, TextField } from '@shop/kit';
import type { FaqPageProps } from '@shop/theming';
import styles from './faq-page.module.css';

/** Searches questions and answers; the form works without scripts. */
export function FaqSearch({ action, word, onSearch }: FaqPageProps['search']) {
  const t = useCopy(faqCopy);
  return (
    <search>
      <form
        className={styles.search}
        action={action}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(String(new FormData(event.currentTarget).get('q') ?? ''));
        }}
      >
        <TextField
          label={t.searchLabel}
          hint={t.searchHint}
          type="search"
          name="q"
          defaultValue={word}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          after={
            <Button type="submit" variant="primary" icon="search">
              {t.search}
            </Button>
          }
        />
      </form>
    </search>
  );
}
