/** Parts of the body that can be measured, in the order of the screen, with what is believable in centimetres. */
export const MEASUREMENTS = {
  height: { min: 50, max: 250 },
  chest: { min: 30, max: 200 },
  waist: { min: 30, max: 200 },
  hip: { min: 30, max: 200 },
  inseam: { min: 20, max: 130 },
  head: { min: 30, max: 80 },
} as const;

export type MeasurementName = keyof typeof MEASUREMENTS;
