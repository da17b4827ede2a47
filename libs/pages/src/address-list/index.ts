export { loadAddressList } from './load.ts';
export { AddressListScreen } from './page.tsx';
