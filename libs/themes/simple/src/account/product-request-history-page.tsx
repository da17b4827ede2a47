import { useId } from 'react';
import { restockCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, LogEntry, LogList, TextLink } from '@shop/kit';
import { isBuyable } from '@shop/parts';
import type { SlotProps, WaitedProductRow } from '@shop/theming';
import { ChangeNotice } from '../kinds/change-notice.tsx';
import { PagedList } from '../kinds/paged-list.tsx';
import { LoggedProduct } from './logged-product.tsx';
import styles from './product-request-history-page.module.css';
import { RemoveRow } from './remove-row.tsx';

/** The member's restock notifications and product requests, and whether each can be bought now. */
export default function ProductRequestHistoryPage({
  addOf,
  waited,
  message,
  ...page
}: SlotProps['ProductRequestHistoryPage']) {
  const { requests: t } = useCopy(restockCopy);
  return (
    <div className={styles.page}>
      <ChangeNotice message={message ?? null} />
      {waited.length > 0 && <Waited rows={waited} />}
      <PagedList {...page} texts={t}>
        {(rows) => (
          <LogList rows={rows} layout="cards">
            {(row) => (
              <LoggedProduct row={row} add={addOf(row.product)} removeLabel={t.removeOf(row.product.name)}>
                {isBuyable(row.product.availability) ? <Badge tone="success">{t.available}</Badge> : <p>{t.notYet}</p>}
                {row.note !== null && <p>{t.note(row.note)}</p>}
              </LoggedProduct>
            )}
          </LogList>
        )}
      </PagedList>
    </div>
  );
}

function Waited({ rows }: { readonly rows: readonly WaitedProductRow[] }) {
  const { requests: t } = useCopy(restockCopy);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t.waiting}
      </h2>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <LogEntry
              title={<TextLink to={row.product.href}>{row.product.label}</TextLink>}
              notes={[t.requestedOn(row.day)]}
              action={<RemoveRow row={row} label={t.endOf(row.product.label)} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
