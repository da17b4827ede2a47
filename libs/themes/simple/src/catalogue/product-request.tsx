import { historyCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Notice, TextLink } from '@shop/kit';
import type { ProductRequestProps } from '@shop/theming';
import styles from './product-request.module.css';

/** Asks the shop for a product that cannot be bought; says beforehand what comes of it, and that it was sent. */
export default function ProductRequest({ kind, form, listHref }: ProductRequestProps) {
  const t = useCopy(historyCopy).wish;
  return (
    <div>
      <div role="status">
        {form === null && (
          <Notice tone="success">
            {t.sent}{' '}
            {listHref !== null && (
              <TextLink to={listHref} standalone>
                {t.list}
              </TextLink>
            )}
          </Notice>
        )}
      </div>
      {form !== null && (
        <details className={styles.request}>
          <summary className={styles.summary}>{t[kind].title}</summary>
          <div className={styles.body}>
            <p className={styles.lead}>{t.lead}</p>
            {form}
          </div>
        </details>
      )}
    </div>
  );
}
