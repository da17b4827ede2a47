import type { OverrideProps } from '@shop/theming';
import { EntryPage } from '../shout/shout.tsx';

/** Login with a welcome; the steps for the one-time code and for notices have none. */
export default function LoginPage({ Original, ...page }: OverrideProps<'LoginPage'>) {
  return (
    <EntryPage title={page.step === 'loading' || page.step === 'credentials' ? 'login' : null}>
      <Original {...page} />
    </EntryPage>
  );
}
