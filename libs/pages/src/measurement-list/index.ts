export { loadMeasurementList } from './load.ts';
export { MeasurementListScreen } from './page.tsx';
