import { useState } from 'react';
import { goodsCopy } from '@shop/copy';
import { useCopyOf } from '@shop/copy/react';
import { useAppDispatch } from '@shop/state';
import type { AddManyToCart, WantedLine } from '@shop/theming';
import type { ManyOutcome } from './add-many.ts';

const nothing: ManyOutcome = { status: 'idle', message: null, errors: {} };

/** Adds several products to the cart in one request. Only the order form used last shows the result. */
export function useAddMany(): (sheet: string) => AddManyToCart {
  const dispatch = useAppDispatch();
  const copyOf = useCopyOf();
  const { addFailed } = copyOf(goodsCopy);
  const [last, setLast] = useState<(ManyOutcome & { readonly sheet: string }) | null>(null);
  const add = async (sheet: string, lines: readonly WantedLine[]) => {
    setLast({ ...nothing, sheet, status: 'adding' });
    const code = await import('./add-many.ts').catch(() => null);
    const outcome: ManyOutcome = code
      ? await code.addMany(dispatch, lines, copyOf, addFailed)
      : { status: 'failed', message: addFailed, errors: {} };
    setLast({ ...outcome, sheet });
    return outcome.status === 'added';
  };
  return (sheet) => ({ ...(last?.sheet === sheet ? last : nothing), onAdd: (lines) => add(sheet, lines) });
}
