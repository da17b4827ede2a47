import { MEASUREMENTS, type MeasurementName } from '@shop/constants';
import { defineForm } from '../define-form.ts';
import { measurementFields } from '../fields/measurement-fields.ts';

// `keys` forgets that they are the parts.
const parts = Object.keys(MEASUREMENTS) as MeasurementName[];

/** Body measurements of one person, as my page keeps them. */
export const measurementForm = defineForm('measurement', measurementFields(parts, false));
