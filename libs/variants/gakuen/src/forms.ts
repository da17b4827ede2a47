import { customerFields, type FormOverrides } from '@shop/form-definitions';
import { words } from './words.ts';

/** Parents register with the key of the school; goods are handed out by class. */
export const forms: FormOverrides = {
  register: {
    fields: {
      last_name: { label: words.forms.lastName },
      first_name: { label: words.forms.firstName },
      birth_date: { label: words.forms.birthDate, hint: words.forms.birthDateHint },
      phone_number: { hint: words.forms.phoneHint },
    },
    added: [{ ...customerFields.school_key, hint: words.forms.schoolHint }],
  },
  order_other: {
    added: [
      { ...customerFields.student_name, hint: words.forms.studentHint },
      { ...customerFields.school_class, hint: words.forms.classHint },
    ],
  },
};
