import { useMemo } from 'react';
import { paths } from '@shop/constants';
import { catalogOrderCopy, frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatDateTime } from '@shop/japanese';
import { slot } from '@shop/theming';
import { CaptchaNotice } from '../captcha/captcha-notice.tsx';
import { sendInquiry } from '../contact/send-inquiry.ts';
import { useSending } from '../kinds/use-send-once.ts';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { lazyLoader } from '../loading/lazy-loader.ts';
import { load } from '../loading/load.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { CatalogForm } from './catalog-form.tsx';
import { catalogSending } from './catalog-sending.ts';
import { loadCatalogOrder, type CatalogOrderRead } from './load.ts';
import { useApi } from '@shop/state';

const CatalogOrderPage = slot('CatalogOrderPage');

export const loader = load(loadCatalogOrder);
export const clientLoader = Object.assign(
  lazyLoader(() => import('./load.ts').then((file) => file.loadOwnCatalogOrder)),
  { hydrate: true as const },
);
export const meta = pageMeta<CatalogOrderRead>(({ data: { step, catalogs }, copyOf }) => {
  const t = copyOf(catalogOrderCopy);
  return {
    title: step === 'form' ? t.title : t[step].title,
    description: t.description,
    path: paths.catalogOrder(),
    indexable: step === 'form' && catalogs.length > 0,
  };
});

/** Asking for printed catalogues: the form, what was typed once more, and thanks are steps of one page. */
function CatalogOrderScreen({ loaderData: read }: LoadedScreenProps<CatalogOrderRead>) {
  const api = useApi();
  const t = useCopy(catalogOrderCopy);
  const { step, prepared, receipt, catalogs } = read;
  const sending = useSending(catalogSending, ({ input }, key) => sendInquiry(api, { ...input, idempotency_key: key }));
  const ways = useMemo(
    () => [
      { label: t.complete.home, href: paths.home() },
      { label: t.complete.flipBook, href: paths.flipBook() },
    ],
    [t],
  );
  return (
    <CatalogOrderPage
      breadcrumbs={[
        { label: frameCopy.home, href: paths.home() },
        { label: t.title, href: paths.catalogOrder() },
      ]}
      area={read.area}
      step={step}
      form={catalogs.length === 0 ? null : <CatalogForm {...read} />}
      browseHref={paths.products()}
      check={{ ...sending, rows: prepared?.rows ?? null }}
      receipt={receipt && { number: receipt.inquiryNo, receivedAt: formatDateTime(new Date(receipt.receivedAt)) }}
      notice={<CaptchaNotice />}
      ways={ways}
    />
  );
}

export default CatalogOrderScreen;
