export { loadMeasurementForm } from './load.ts';
export { MeasurementFormScreen } from './page.tsx';
