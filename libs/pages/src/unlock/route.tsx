import { paths } from '@shop/constants';
import { slot } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { useRevalidator } from 'react-router';
import { hiddenMeta } from '../account/hidden-meta.ts';
import type { Reading } from '../account/load-or-offline.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { loadUnlock } from './load.ts';

const UnlockPage = slot('UnlockPage');

export const clientLoader = load(loadUnlock);
export const meta = hiddenMeta(accountCopy, (t) => t.unlock.title);

/** The result of the mailed link that unlocks an account. */
function UnlockScreen({ loaderData: reading = null }: ScreenProps<Reading<boolean>>) {
  const { revalidate, state } = useRevalidator();
  return <UnlockPage status={statusOf(reading, state)} loginHref={paths.login()} onRetry={() => void revalidate()} />;
}

function statusOf(reading: Reading<boolean> | null, state: 'idle' | 'loading') {
  if (reading === null || state === 'loading') return 'checking';
  if (reading.status !== 'ready') return 'outage';
  return reading.data ? 'unlocked' : 'refused';
}

export const HydrateFallback = UnlockScreen;
export default UnlockScreen;
