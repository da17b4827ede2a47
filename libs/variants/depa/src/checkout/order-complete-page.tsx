import type { OverrideProps } from '@shop/theming';
import { Placed } from './placed.tsx';

/** The variant's thanks, with the noshi of every destination; pages without an order are Simple's. */
export default function OrderCompletePage({ Original, ...page }: OverrideProps<'OrderCompletePage'>) {
  const isOrder = page.status === 'accepted' || page.status === 'awaiting_payment';
  return isOrder && page.order ? <Placed page={page} order={page.order} /> : <Original {...page} />;
}
