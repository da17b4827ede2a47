import type { MeasurementValues } from '../../../members/timeseries/measurement.rules.ts';

const none: MeasurementValues = { height: null, chest: null, waist: null, hip: null, inseam: null, head: null };

/** How a child of the first sample member has grown. */
export const sampleMeasurements: readonly { subject: string; recordedOn: string; values: MeasurementValues }[] = [
  { subject: '一郎', recordedOn: '2025-11-21', values: { ...none, height: 126.5, chest: 61, waist: 55, head: 51.5 } },
  { subject: '一郎', recordedOn: '2026-05-15', values: { ...none, height: 129.8, chest: 62.5, waist: 55.5, head: 52 } },
  { subject: '桜', recordedOn: '2026-05-15', values: { ...none, height: 148.2, chest: 74, waist: 60.5, hip: 79, head: 53.5 } },
];
