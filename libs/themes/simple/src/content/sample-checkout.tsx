import { sampleCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { DayCalendar } from '@shop/kit';
import {
  BackToCart,
  CheckoutSteps,
  MemberCorner,
  NoshiPaper,
  PaymentGuide,
  SecureNote,
  WrappingChoice,
} from '@shop/parts';
import { addDays, formatDateWithWeekday } from '@shop/japanese';
import type { DateChoice, WrappingDrawingName } from '@shop/theming';
import { useState } from 'react';
import styles from './sample-shop.module.css';
import type { SampleShopProps } from './sample-shop.tsx';

const wrappings: readonly WrappingDrawingName[] = ['paper', 'department_paper', 'band', 'box', 'cloth'];

/** Steps of buying, noshi, wrappings, days, how to pay in advance, and a member's corner. */
export function SampleCheckout({ part: Part, browseHref }: Omit<SampleShopProps, 'product'>) {
  const { checkout: t } = useCopy(sampleCopy);
  const [day, setDay] = useState<string | null>(null);
  const [wrapping, setWrapping] = useState<string | null>('cloth');
  return (
    <>
      <Part id="checkout">
        <div className={styles.ends}>
          <SecureNote />
          <BackToCart href={browseHref} className={undefined} />
        </div>
        <CheckoutSteps step="delivery" links={{ cart: browseHref }} />
        <div className={styles.columns}>
          <DayCalendar label={t.day} days={daysOf(t.dayWords)} value={day} onChange={setDay} />
          <NoshiPaper noshi={{ purpose: 'oiwai', ribbon: 'butterfly', topText: t.topText, names: [t.name] }} />
        </div>
        <WrappingChoice
          destinationKey="sample"
          wrapping={{
            options: wrappings.map((drawing, index) => ({
              code: drawing,
              name: t.wrappings[drawing],
              fee: index * 110,
              drawing,
            })),
            value: wrapping,
            isRequired: false,
            onChange: setWrapping,
          }}
        />
      </Part>
      <Part id="payment">
        <PaymentGuide
          instructions={{
            title: t.payment,
            state: 'unpaid',
            amount: 3820,
            until: formatDateWithWeekday('2026-11-27'),
            number: '0000-000000-0000',
            rows: [{ label: t.place, value: t.placeValue, copyText: null }],
            steps: t.paymentSteps,
            note: t.paymentNote,
          }}
        />
      </Part>
      <Part id="member">
        <MemberCorner
          greeting={t.greeting}
          ordersHref={browseHref}
          orders={[
            {
              key: 'sample',
              href: browseHref,
              date: formatDateWithWeekday('2026-11-20'),
              summary: t.order,
              total: 3820,
            },
          ]}
          ways={[{ label: t.way, href: browseHref }]}
        />
      </Part>
    </>
  );
}

/** Returns days of a past month, so that they are not taken as offers: the first two are closed, one is a holiday. */
function daysOf(words: { readonly closed: string; readonly holiday: string; readonly rokuyo: readonly string[] }) {
  return Array.from({ length: 28 }, (_, index): DateChoice => {
    const value = addDays('2026-02-01', index);
    const isOpen = index > 1;
    return {
      value,
      label: formatDateWithWeekday(value),
      isOpen,
      reason: isOpen ? null : words.closed,
      shopClosed: null,
      holiday: index === 10 ? words.holiday : null,
      rokuyo: words.rokuyo[index % words.rokuyo.length] ?? '',
    };
  });
}
