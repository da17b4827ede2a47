export { loadAddressForm } from './load.ts';
export { AddressFormScreen } from './page.tsx';
