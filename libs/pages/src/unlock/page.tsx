import { paths } from '@shop/constants';
import { UnlockPage } from '@shop/theming';
import { useRevalidator } from 'react-router';
import type { Reading } from '../account/read-or-outage.ts';

/** What became of the mailed link that opens a locked account; null while it is asked. */
export function UnlockScreen({ reading }: { readonly reading: Reading<boolean> | null }) {
  const { revalidate, state } = useRevalidator();
  return <UnlockPage status={statusOf(reading, state)} loginHref={paths.login()} onRetry={() => void revalidate()} />;
}

function statusOf(reading: Reading<boolean> | null, state: 'idle' | 'loading') {
  if (reading === null || state === 'loading') return 'checking';
  if (reading.status !== 'ready') return 'outage';
  return reading.data ? 'unlocked' : 'refused';
}
