import { kitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { leadsElsewhere } from './way-back.ts';

const never = () => () => undefined;

/** The label of a link back: the name of its page, unless going back leads to another page. */
export function BackWords({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const t = useCopy(kitCopy);
  const entry = useLocation();
  const isElsewhere = useSyncExternalStore(
    never,
    () => leadsElsewhere(to, entry),
    () => false,
  );
  return <span>{isElsewhere ? t.previousPage : children}</span>;
}
