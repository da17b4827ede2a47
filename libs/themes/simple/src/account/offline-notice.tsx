import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Notice } from '@shop/kit';

/** Reports that the shop could not be reached, with a button to retry. */
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
