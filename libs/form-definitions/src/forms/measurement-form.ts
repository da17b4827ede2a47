import { MEASUREMENTS, type MeasurementName } from '@shop/constants';
import { defineForm } from '../define-form.ts';
import { measurementFields } from '../fields/measurement-fields.ts';

// `Object.keys` types the parts as strings.
const parts = Object.keys(MEASUREMENTS) as MeasurementName[];

/** The body measurements of a person, saved in my page. */
export const measurementForm = defineForm('measurement', measurementFields(parts, false));
