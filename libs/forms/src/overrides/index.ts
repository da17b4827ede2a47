export { FormOverridesProvider, useFormOverrides } from './form-overrides.tsx';
