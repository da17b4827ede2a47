import { StepWaiting } from '@shop/pages/checkout';
import { loadPayment, paymentMeta, PaymentScreen } from '@shop/pages/payment';
import { useLoaderData } from 'react-router';
import { load } from '../shop/load.ts';

export const clientLoader = load(loadPayment);
export const meta = paymentMeta;

export function HydrateFallback() {
  return <StepWaiting step="payment" screen="payment" />;
}

export default function CartPaymentRoute() {
  return <PaymentScreen data={useLoaderData<typeof clientLoader>()} />;
}
