export { loadCautions as loadPayment } from '../checkout/load-cautions.ts';
export { paymentMeta } from './meta.ts';
export { PaymentScreen } from './page.tsx';
