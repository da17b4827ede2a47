import type { OverrideProps } from '@shop/theming';
import { EntryPage } from '../shout/shout.tsx';

/** Registration, with a welcome at the first step. */
export default function RegisterPage({ Original, ...page }: OverrideProps<'RegisterPage'>) {
  return (
    <EntryPage title={page.step === 'email' ? 'register' : null}>
      <Original {...page} />
    </EntryPage>
  );
}
