import type { ReactNode } from 'react';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkButton } from '@shop/kit';
import { Panel } from './panel.tsx';

/** One item of the confirmation with the way to the step where it is changed. */
export function ConfirmSection({
  title,
  editHref,
  children,
}: {
  title: string;
  editHref?: string;
  children: ReactNode;
}) {
  const t = useCopy(checkoutCopy);
  return (
    <Panel
      title={title}
      aside={
        editHref && (
          <LinkButton size="small" icon="pencil" to={editHref} aria-label={t.confirm.editOf(title)}>
            {t.confirm.edit}
          </LinkButton>
        )
      }
    >
      {children}
    </Panel>
  );
}
