import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, EmptyState } from '@shop/kit';
import type { IllustrationName } from '@shop/kit';

export interface CartOfflineProps {
  readonly onRetry: () => void;
  /** Passed by a theme with a different layout for the text. */
  readonly className?: string | undefined;
  readonly illustration?: IllustrationName;
}

/** A cart that could not be loaded. It is never shown as empty, since nothing in it is lost. */
export function CartOffline({ onRetry, className, illustration }: CartOfflineProps) {
  const t = useCopy(checkoutCopy);
  const retry = (
    <Button variant="primary" onClick={onRetry}>
      {t.frame.retry}
    </Button>
  );
  if (className) {
    return (
      <div className={className}>
        <h2>{t.frame.outageTitle}</h2>
        <p>{t.frame.outageText}</p>
        {retry}
      </div>
    );
  }
  return (
    <EmptyState illustration={illustration} title={t.frame.outageTitle} headingLevel={2} actions={retry}>
      {t.frame.outageText}
    </EmptyState>
  );
}
