import { historyCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button } from '@shop/kit';
import type { RemovableLogRow } from '@shop/theming';

interface RemoveRowProps {
  readonly row: Pick<RemovableLogRow, 'onDelete' | 'isBusy'>;
  /** The accessible name, which includes what is deleted. */
  readonly label: string;
}

/** Takes a row out of its log. */
export function RemoveRow({ row, label }: RemoveRowProps) {
  const t = useCopy(historyCopy);
  return (
    <Button
      size="small"
      variant="quiet"
      icon="trash"
      data-removes
      busy={row.isBusy}
      aria-label={label}
      onClick={row.onDelete}
    >
      {t.remove}
    </Button>
  );
}
