import type { RestockPageProps } from '@shop/theming';
import { restockCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkButton, Notice } from '@shop/kit';
import { NarrowPage } from './narrow-page.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Waiting } from './waiting.tsx';

/** The result of an emailed link about a restock notification. */
export default function RestockPage(props: RestockPageProps) {
  const t = useCopy(restockCopy).page;
  const { status, form, onRetry } = props;
  return (
    <NarrowPage title={t.title} lead={status === 'confirm' ? t.endLead : undefined}>
      {status === 'checking' && <Waiting label={t.checking} rows={1} />}
      {status === 'confirm' && form}
      {status === 'outage' && <OfflineNotice onRetry={onRetry} />}
      {(status === 'confirmed' || status === 'ended' || status === 'over') && <Outcome {...props} status={status} />}
    </NarrowPage>
  );
}

interface OutcomeProps extends RestockPageProps {
  readonly status: 'confirmed' | 'ended' | 'over';
}

function Outcome({ purpose, status, product, isAll, productsHref }: OutcomeProps) {
  const t = useCopy(restockCopy).page;
  const texts = {
    confirmed: [t.confirmedTitle, product ? t.confirmedText(product.label) : t.confirmedPlain],
    ended: [t.endedTitle, isAll ? t.endedAll : t.endedOne],
    over: purpose === 'end' ? [t.endOverTitle, t.endOverText] : [t.confirmOverTitle, t.confirmOverText],
  } as const;
  const [title, text] = texts[status];
  return (
    <>
      <Notice tone={status === 'over' && purpose === 'confirm' ? 'warning' : 'success'} title={title} live>
        {text}
      </Notice>
      <LinkButton to={product?.href ?? productsHref} variant="primary" size="large">
        {product ? t.toProduct : t.toProducts}
      </LinkButton>
    </>
  );
}
