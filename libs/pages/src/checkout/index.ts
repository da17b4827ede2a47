export { StepWaiting } from './step-waiting.tsx';
