export { FormOverridesProvider, useFormOverrides } from './form-overrides.tsx';
export { FormTextsProvider, useFormTexts } from './form-texts.tsx';
