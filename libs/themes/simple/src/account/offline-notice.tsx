import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Notice } from '@shop/kit';

/** Says that the shop could not be reached, with the way to try again. */
export function OfflineNotice({ onRetry }: { readonly onRetry: () => void }) {
  const t = useCopy(accountCopy);
  return (
    <>
      <Notice tone="danger" title={t.outageTitle} live>
        {t.outageText}
      </Notice>
      <Button onClick={onRetry}>{t.retry}</Button>
    </>
  );
}
