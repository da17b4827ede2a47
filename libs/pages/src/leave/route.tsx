import type { Leaving } from '@shop/api';
import { paths, withQuery } from '@shop/constants';
import { leavingCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatDateTime } from '@shop/japanese';
import { slot, type OpenOrderView } from '@shop/theming';
import { Navigate, useLocation } from 'react-router';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import type { Reading } from '../account/load-or-offline.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { useSearchParams } from '../navigation/use-search-params.ts';
import { LeaveForm, type LeftState } from './leave-form.tsx';
import { loadLeave, type LeavingPlan } from './load.ts';

const LeavePage = slot('LeavePage');

export const clientLoader = load(loadLeave);
export const meta = hiddenMeta(leavingCopy, (t) => t.title);

/** Leaving in two steps, distinguished by the URL, and the farewell afterwards. */
function LeaveScreen({ loaderData: reading }: ScreenProps<Reading<LeavingPlan>>) {
  const t = useCopy(leavingCopy);
  const wantsToConfirm = useSearchParams().get('step') === 'confirm';
  const left = useLocation().state as LeftState | null;
  const ways = {
    reviewHref: paths.mypageLeave(),
    confirmHref: withQuery(paths.mypageLeave(), { step: 'confirm' }),
    backHref: paths.mypage(),
  };
  if (reading === null) {
    if (left?.hasLeft !== true)
      return <Navigate to={withQuery(paths.login(), { back: paths.mypageLeave() })} replace />;
    return (
      <LeavePage
        {...ways}
        step="done"
        caution={null}
        loss={null}
        orders={[]}
        form={null}
        ways={[{ label: t.home, href: paths.home() }]}
      />
    );
  }
  return (
    <MyPageFrame title={t.title} reading={reading ?? null}>
      {({ leaving, cautions }) => {
        const step = wantsToConfirm && leaving.orders.length === 0 ? 'confirm' : 'review';
        const { orders, ...loss } = leaving;
        return (
          <LeavePage
            {...ways}
            step={step}
            caution={cautions[step]}
            loss={loss}
            orders={orders.map(openOrderView)}
            form={step === 'confirm' ? <LeaveForm /> : null}
            ways={[]}
          />
        );
      }}
    </MyPageFrame>
  );
}

function openOrderView({
  id,
  order_no,
  ordered_at,
  status,
  channel_name,
  url,
}: Leaving['orders'][number]): OpenOrderView {
  return {
    id,
    orderNo: order_no,
    orderedAt: formatDateTime(new Date(ordered_at)),
    status,
    shop: channel_name,
    href: channel_name === null ? paths.mypageOrder(id) : url,
  };
}

/** The skeleton, until the login is known. */
export function HydrateFallback() {
  return <LeaveScreen />;
}
export default LeaveScreen;
