import { contactCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { ContactConfirmPageProps } from '@shop/theming';
import { CheckPage } from '../kinds/check-page.tsx';

export default function ContactConfirmPage({ notice, ...page }: ContactConfirmPageProps) {
  const t = useCopy(contactCopy).confirm;
  return (
    <CheckPage {...page} title={t.title} lead={t.lead} submit={t.submit} back={t.back}>
      {notice}
    </CheckPage>
  );
}
