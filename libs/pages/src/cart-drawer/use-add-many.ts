import { useState } from 'react';
import { goodsCopy } from '@shop/copy';
import { useCopyOf } from '@shop/copy/react';
import { useAppDispatch } from '@shop/state';
import type { AddManyToCart, WantedLine } from '@shop/theming';
import type { ManyOutcome } from './add-many.ts';

const nothing: ManyOutcome = { status: 'idle', message: null, errors: {} };

/** Puts several products into the cart in one call, by code that comes when it is asked for. The order sheet that asked last shows what came of it. */
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
