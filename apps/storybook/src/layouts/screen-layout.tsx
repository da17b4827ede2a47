import type { ReactNode } from 'react';
import { paths } from '@shop/constants';
import { CheckoutLayout, slot } from '@shop/theming';
import styles from './layout.module.css';
import { stepOf, type LaidOut } from './layout-of.ts';
import { myPageMenu } from './my-page-menu.ts';
import { samplePieces, sampleSums } from './sample-order.ts';

const MyPageLayout = slot('MyPageLayout');

interface ScreenLayoutProps {
  readonly around: LaidOut;
  readonly title: string;
  /** Whether there are no links back to earlier steps. */
  readonly isClosed: boolean;
  readonly children: ReactNode;
}

/** The URLs of finished steps. */
const links = {
  cart: paths.cart(),
  shipping: paths.cartShippingSelect(),
  delivery: paths.cartShippingDetail(),
  payment: paths.cartPayment(),
};
const way = Object.keys(links);
const nothing = () => undefined;

/** A page in the shop's layout for it, both rendered by the chosen theme. */
export function ScreenLayout({ around: { layout, names }, title, isClosed, children }: ScreenLayoutProps) {
  if (layout === 'MyPageLayout')
    return (
      <div className={styles.screen}>
        <MyPageLayout
          title={title}
          lead={null}
          nav={myPageMenu(names)}
          isNavOpen={matchMedia('(width >= 960px)').matches}
          memberName="見本 太郎"
          warnings={[]}
          status="ready"
          onRetry={nothing}
        >
          {children}
        </MyPageLayout>
      </div>
    );
  const step = stepOf(names[0]);
  const at = way.indexOf(step);
  const finished = Object.entries(links).slice(0, at === -1 ? way.length : at);
  return (
    <div className={styles.screen}>
      <CheckoutLayout
        step={step}
        title={title}
        lead={null}
        links={isClosed ? {} : Object.fromEntries(finished)}
        alerts={[]}
        sums={sampleSums}
        pieces={samplePieces}
        status="ready"
        onRetry={nothing}
      >
        {children}
      </CheckoutLayout>
    </div>
  );
}
