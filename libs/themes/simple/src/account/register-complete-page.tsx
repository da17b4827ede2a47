import type { RegisterCompletePageProps } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { DonePage } from '../kinds/done-page.tsx';

/** Registered: thanks, and the ways on. */
export default function RegisterCompletePage({ name, ways }: RegisterCompletePageProps) {
  const t = useCopy(accountCopy).registered;
  return (
    <DonePage title={t.title} ways={ways}>
      {name !== null && <p>{t.greeting(name)}</p>}
      <p>{t.text}</p>
    </DonePage>
  );
}
