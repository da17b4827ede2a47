export { loadStep } from './load-step.ts';
export { StepWaiting } from './step-waiting.tsx';
