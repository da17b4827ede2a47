import { paths } from '@shop/constants';
import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ErrorPage } from '@shop/theming';

/** The error page: a missing page for 404, a failure for anything else; the button leads members to /ec/ (spec §2). */
export function ErrorScreen({ status, isLogin }: { status: number; isLogin: boolean }) {
  const t = useCopy(frameCopy);
  const missing = status === 404;
  return (
    <ErrorPage
      status={status}
      heading={missing ? t.notFoundHeading : t.errorHeading}
      text={missing ? t.notFoundText : t.errorText}
      home={{ label: t.backToTop, href: isLogin ? paths.top() : paths.home() }}
    />
  );
}
