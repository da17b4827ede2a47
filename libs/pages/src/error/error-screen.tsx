import { paths } from '@shop/constants';
import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ErrorPage, useSlotRuntime } from '@shop/theming';

/**
 * The error page: a missing page for 404, otherwise a failure; its button links members to /ec/ (spec §2). If the slot
 * cannot be loaded either, only the text is rendered.
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
