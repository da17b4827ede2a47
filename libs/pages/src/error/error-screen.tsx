import { paths } from '@shop/constants';
import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ErrorPage, useSlotRuntime } from '@shop/theming';

/**
 * The error page: a missing page for 404, a failure for anything else; the button leads members to /ec/ (spec §2). Where its own
 * file cannot be had either, its words stand as they are: nothing would be left of the page otherwise.
 */
export function ErrorScreen({ status, isLogin }: { status: number; isLogin: boolean }) {
  const t = useCopy(frameCopy);
  const missing = status === 404;
  const heading = missing ? t.notFoundHeading : t.errorHeading;
  const text = missing ? t.notFoundText : t.errorText;
  const href = isLogin ? paths.top() : paths.home();
  if (useSlotRuntime().record('ErrorPage').failure === undefined)
    return <ErrorPage status={status} heading={heading} text={text} home={{ label: t.backToTop, href }} />;
  return (
    <>
      <h1>{heading}</h1>
      <p>{text}</p>
      <a href={href}>{t.backToTop}</a>
    </>
  );
}
