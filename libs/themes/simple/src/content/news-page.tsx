import { newsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, TextLink } from '@shop/kit';
import type { NewsPageProps } from '@shop/theming';
import { ArticlePage } from '../kinds/article-page.tsx';
import styles from './news-page.module.css';

/** One piece of news, with its day and kind. */
export default function NewsPage({ day, kind, isImportant, listHref, ...article }: NewsPageProps) {
  const t = useCopy(newsCopy);
  return (
    <ArticlePage
      {...article}
      head={
        <p className={styles.head}>
          <span>{day}</span>
          <Badge>{kind}</Badge>
          {isImportant && <Badge tone="warning">{t.important}</Badge>}
        </p>
      }
    >
      <p className={styles.back}>
        <TextLink to={listHref} back standalone>
          {t.back}
        </TextLink>
      </p>
    </ArticlePage>
  );
}
