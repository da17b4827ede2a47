import { historyCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LogEntry, LogList, TextLink } from '@shop/kit';
import type { SlotProps } from '@shop/theming';
import { PagedList } from '../kinds/paged-list.tsx';
import { RemoveRow } from './remove-row.tsx';

/** The member's searches by day, as links to search again. */
export default function ProductSearchHistoryPage(page: SlotProps['ProductSearchHistoryPage']) {
  const { searches: t } = useCopy(historyCopy);
  return (
    <PagedList {...page} texts={t}>
      {(rows) => (
        <LogList rows={rows}>
          {(row) => (
            <LogEntry
              time={row.time}
              title={
                <TextLink to={row.href} standalone aria-label={t.again(row.word)}>
                  {row.word}
                </TextLink>
              }
              action={<RemoveRow row={row} label={t.removeOf(row.word)} />}
            />
          )}
        </LogList>
      )}
    </PagedList>
  );
}
