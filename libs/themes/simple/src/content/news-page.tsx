import { newsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge } from '@shop/kit';
import type { NewsPageProps } from '@shop/theming';
import { ArticlePage } from '../kinds/article-page.tsx';
import { Neighbours } from './neighbours.tsx';
import styles from './news-page.module.css';

/** One piece of news, with its day and kind, and its neighbours. */
export default function NewsPage({ day, kind, isImportant, newer, older, listHref, ...article }: NewsPageProps) {
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
      <div className={styles.others}>
        <Neighbours t={t} newer={newer} older={older} listHref={listHref} />
      </div>
    </ArticlePage>
  );
}
