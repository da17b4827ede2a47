import type { OverrideProps } from '@shop/theming';
import { Placed } from './placed.tsx';

/** The counter's own thanks, with the noshi of every destination; what is no order yet is told by the shop. */
export default function OrderCompletePage({ Original, ...page }: OverrideProps<'OrderCompletePage'>) {
  const isOrder = page.status === 'accepted' || page.status === 'awaiting_payment';
  return isOrder && page.order ? <Placed page={page} order={page.order} /> : <Original {...page} />;
}
