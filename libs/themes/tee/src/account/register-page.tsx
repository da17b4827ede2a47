import type { OverrideProps } from '@shop/theming';
import { EntryPage } from '../shout/shout.tsx';

/** Registration, with a welcome at the first step. */
export default function RegisterPage({ Original, ...page }: OverrideProps<'RegisterPage'>) {
  return (
    <EntryPage says={page.step === 'email' ? 'register' : null}>
      <Original {...page} />
    </EntryPage>
  );
}
