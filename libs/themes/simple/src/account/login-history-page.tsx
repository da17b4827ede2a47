import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, LogEntry, LogList, Notice, TextLink } from '@shop/kit';
import type { SlotProps } from '@shop/theming';
import { PagedList } from '../kinds/paged-list.tsx';

/** The member's logins, by location and device, with help for unknown ones. */
export default function LoginHistoryPage({ helpHref, ...page }: SlotProps['LoginHistoryPage']) {
  const t = useCopy(accountCopy).loginHistory;
  return (
    <PagedList {...page} texts={t}>
      {(rows) => (
        <>
          <LogList rows={rows}>
            {({ time, device, way, address, isCurrent }) => (
              <LogEntry
                time={time}
                title={
                  <>
                    {t.device(device.system, device.browser)} {isCurrent && <Badge tone="success">{t.current}</Badge>}
                  </>
                }
                notes={[t.ways[way], t.address(address)]}
              />
            )}
          </LogList>
          <Notice>
            <p>{t.helpText}</p>
            <TextLink to={helpHref} standalone>
              {t.help}
            </TextLink>
          </Notice>
        </>
      )}
    </PagedList>
  );
}
