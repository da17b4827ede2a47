import { useState } from 'react';
import type { RestockConfirmed, RestockEnded } from '@shop/api';
import { paths } from '@shop/constants';
import { restockCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { buttonForm } from '@shop/form-definitions';
import { ShopForm, SubmitButton } from '@shop/forms';
import { useApi } from '@shop/state';
import { slot, type RestockPageProps } from '@shop/theming';
import { useLocation, useRevalidator } from 'react-router';
import { hiddenMeta } from '../account/hidden-meta.ts';
import type { Reading } from '../account/load-or-offline.ts';
import { outcomeOf } from '../kinds/outcome-of.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { header, loadRestock, orOver, restockLink } from './load.ts';

const RestockPage = slot('RestockPage');

export const clientLoader = load(loadRestock);
export const meta = hiddenMeta(restockCopy, (t) => t.page.title);

/** The result of a mailed link for a restock notification; a skeleton while it is requested. */
function RestockScreen({ loaderData: reading = null }: ScreenProps<Reading<RestockConfirmed | null>>) {
  const api = useApi();
  const { end } = useCopy(restockCopy).page;
  const { code, purpose } = restockLink(new URLSearchParams(useLocation().search));
  const { revalidate, state } = useRevalidator();
  const [ended, setEnded] = useState<RestockEnded | 'over' | null>(code === '' ? 'over' : null);
  const product = reading?.status === 'ready' ? reading.data?.product : null;
  const endIt = async () => {
    const done = await orOver(() => api.POST('/v1/restock-notices/end', { params: header(code) }));
    setEnded(done?.data ?? 'over');
  };
  return (
    <RestockPage
      purpose={purpose}
      status={purpose === 'end' ? endStatus(ended) : confirmStatus(reading, state)}
      product={product ? { label: product.name, href: paths.product(product.key) } : null}
      isAll={ended !== null && ended !== 'over' && ended.is_all}
      form={
        <ShopForm definition={buttonForm} onSubmit={() => outcomeOf(endIt)}>
          <SubmitButton wide>{end}</SubmitButton>
        </ShopForm>
      }
      productsHref={paths.products()}
      onRetry={() => void revalidate()}
    />
  );
}

function endStatus(ended: RestockEnded | 'over' | null): RestockPageProps['status'] {
  if (ended === null) return 'confirm';
  return ended === 'over' ? 'over' : 'ended';
}

function confirmStatus(
  reading: Reading<RestockConfirmed | null> | null,
  state: 'idle' | 'loading',
): RestockPageProps['status'] {
  if (reading === null || state === 'loading') return 'checking';
  if (reading.status !== 'ready') return 'outage';
  return reading.data === null ? 'over' : 'confirmed';
}

export const HydrateFallback = RestockScreen;
export default RestockScreen;
