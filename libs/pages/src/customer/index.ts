export { CustomerProvider } from './customer-provider.tsx';
