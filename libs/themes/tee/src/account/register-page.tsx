import type { OverrideProps } from '@shop/theming';
import { EntryPage } from '../shout/shout.tsx';

/** Registration, whose first step says how little it asks for. */
export default function RegisterPage({ Original, ...page }: OverrideProps<'RegisterPage'>) {
  return (
    <EntryPage says={page.step === 'email' ? 'register' : null}>
      <Original {...page} />
    </EntryPage>
  );
}
