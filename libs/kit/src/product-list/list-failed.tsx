import { productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, type ButtonLook } from '../button/button.tsx';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';

export interface ListFailedProps extends Pick<EmptyStateProps, 'illustration'>, Pick<ButtonLook, 'variant'> {
  readonly onRetry: () => void;
}

/** The goods could not be read: says so, and offers to read again. */
export function ListFailed({ illustration, variant = 'primary', onRetry }: ListFailedProps) {
  const t = useCopy(productListCopy);
  return (
    <EmptyState
      illustration={illustration}
      headingLevel={2}
      title={t.failedTitle}
      actions={
        <Button variant={variant} onClick={onRetry}>
          {t.retry}
        </Button>
      }
    >
      <p>{t.failedText}</p>
    </EmptyState>
  );
}
