export { FormOverridesProvider, useFormOverrides } from './form-overrides.tsx';
export { FormWordsProvider, useFormWords } from './form-words.tsx';
