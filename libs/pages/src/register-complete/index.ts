export { RegisterCompleteScreen } from './page.tsx';
