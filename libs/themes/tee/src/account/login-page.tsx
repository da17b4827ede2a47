import type { OverrideProps } from '@shop/theming';
import { EntryPage } from '../shout/shout.tsx';

/** Login, where one is welcomed back; the mailed code and what must be known are asked for soberly. */
export default function LoginPage({ Original, ...page }: OverrideProps<'LoginPage'>) {
  return (
    <EntryPage says={page.step === 'loading' || page.step === 'credentials' ? 'login' : null}>
      <Original {...page} />
    </EntryPage>
  );
}
