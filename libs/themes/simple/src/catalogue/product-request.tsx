import { restockCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Notice, TextLink } from '@shop/kit';
import type { ProductRequestProps } from '@shop/theming';
import { NearestLink } from './nearest-link.tsx';
import styles from './product-request.module.css';

/**
 * For a product that cannot be bought: similar products, a notification by email, and a request to the shop; each
 * explains what happens next.
 */
export default function ProductRequest({ kind, form, listHref, notice, nearest }: ProductRequestProps) {
  const t = useCopy(restockCopy).wish;
  return (
    <div className={styles.ways}>
      {nearest && <NearestLink {...nearest} />}
      <RequestNotice kind={kind} notice={notice} listHref={listHref} />
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
    </div>
  );
}

function RequestNotice({ kind, notice, listHref }: Pick<ProductRequestProps, 'kind' | 'notice' | 'listHref'>) {
  const { form: t, wish } = useCopy(restockCopy);
  const { status, mailed, isMember, form, onAgain } = notice;
  return (
    <section className={styles.notice} aria-label={t[kind]}>
      <div>
        <p className={styles.title}>{t[kind]}</p>
        <div role="status">
          {status === 'noted' && (
            <Notice tone="success">
              {t.noted}{' '}
              {listHref !== null && (
                <TextLink to={listHref} standalone>
                  {wish.list}
                </TextLink>
              )}
            </Notice>
          )}
          {mailed && (
            <Notice tone="success" title={t.sentTitle}>
              <p>{t.sent(mailed.email, mailed.days)}</p>
              <p>{t.sentHelp}</p>
            </Notice>
          )}
        </div>
      </div>
      {status === 'form' && (
        <>
          <p className={styles.lead}>
            {t.lead}
            {isMember && t.memberLead}
          </p>
          {form}
        </>
      )}
      {mailed && (
        <Button variant="quiet" onClick={onAgain}>
          {t.again}
        </Button>
      )}
    </section>
  );
}
