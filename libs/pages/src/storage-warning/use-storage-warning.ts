import { useMemo } from 'react';
import { isStorageRefused } from '@shop/constants/storage';
import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { useHydrated } from '../timing/use-hydrated.ts';

/** Returns the warning that this browser stores neither cart nor login; null where it does, and before hydration. */
export function useStorageWarning(): string | null {
  const { storageRefused } = useCopy(frameCopy);
  const isHydrated = useHydrated();
  return useMemo(() => (isHydrated && isStorageRefused() ? storageRefused : null), [isHydrated, storageRefused]);
}
