import { messageCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, LogEntry, LogList, TextLink } from '@shop/kit';
import type { SlotProps } from '@shop/theming';
import { PagedList } from '../kinds/paged-list.tsx';

/** The shop's messages to the member, by day; unread ones are emphasised without changing the order. */
export default function MessageListPage(page: SlotProps['MessageListPage']) {
  const t = useCopy(messageCopy);
  return (
    <PagedList {...page} texts={t}>
      {(rows) => (
        <LogList rows={rows}>
          {({ time, title, href, isUnread }) => (
            <LogEntry
              time={time}
              title={
                <>
                  <TextLink to={href} standalone>
                    {isUnread ? <strong>{title}</strong> : title}
                  </TextLink>
                  {isUnread && <Badge tone="accent">{t.unread}</Badge>}
                </>
              }
            />
          )}
        </LogList>
      )}
    </PagedList>
  );
}
