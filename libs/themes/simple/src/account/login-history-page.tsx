import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, LogEntry, Notice, TextLink } from '@shop/kit';
import type { SlotProps } from '@shop/theming';
import { LogPage } from './log-page.tsx';

/** Where and how the member logged in, and what to do about a login that was not his. */
export default function LoginHistoryPage({ helpHref, ...list }: SlotProps['LoginHistoryPage']) {
  const t = useCopy(accountCopy).loginHistory;
  return (
    <LogPage
      {...list}
      t={t}
      foot={
        <Notice>
          <p>{t.helpText}</p>
          <TextLink to={helpHref} standalone>
            {t.help}
          </TextLink>
        </Notice>
      }
    >
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
    </LogPage>
  );
}
