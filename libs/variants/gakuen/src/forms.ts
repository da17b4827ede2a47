import { LIMITS } from '@shop/constants';
import type { FormOverrides } from '@shop/form-definitions';
import { words } from './texts.ts';

/** Parents register with the key of the school; products are handed out by class. */
export const forms: FormOverrides = {
  register: {
    fields: {
      last_name: { label: words.forms.lastName },
      first_name: { label: words.forms.firstName },
      birth_date: { label: words.forms.birthDate, hint: words.forms.birthDateHint },
      phone_number: { hint: words.forms.phoneHint },
    },
    added: [
      {
        name: 'school_key',
        control: 'school-key',
        format: 'alphanumeric',
        label: words.forms.school,
        placeholder: '例:ABC-1234-5678',
        hint: words.forms.schoolHint,
        keyTexts: words.schoolKey,
        maxLength: LIMITS.schoolKey,
        width: 'medium',
        required: true,
      },
    ],
  },
  order_other: {
    added: [
      {
        name: 'student_name',
        control: 'text',
        format: 'name',
        label: words.forms.student,
        hint: words.forms.studentHint,
        maxLength: LIMITS.name,
        width: 'medium',
        required: false,
      },
      {
        name: 'school_class',
        control: 'text',
        format: 'free-text',
        label: words.forms.class,
        placeholder: '例:3年2組',
        hint: words.forms.classHint,
        maxLength: LIMITS.schoolClass,
        width: 'medium',
        required: false,
      },
    ],
  },
};
