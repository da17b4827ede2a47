import { LIMITS } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import type { FieldDefinition } from '../types.ts';

const { labels, placeholders, hints } = formsCopy;

/** Names of the fields that a customer can add to a form. */
export type CustomerFieldName = 'member_number' | 'school_key' | 'school_class' | 'student_name';

/** Fields that a customer can add to a form (spec §3); the settings FORM.REGISTER and FORM.ORDER of a channel name those it asks for. */
export const customerFields: { readonly [Name in CustomerFieldName]: FieldDefinition<Name> } = {
  member_number: {
    name: 'member_number',
    control: 'text',
    format: 'digits',
    label: labels.member_number,
    placeholder: placeholders.member_number,
    hint: hints.member_number,
    inputMode: 'numeric',
    minLength: LIMITS.memberNumber,
    maxLength: LIMITS.memberNumber,
    width: 'medium',
    required: false,
  },
  school_key: {
    name: 'school_key',
    control: 'school-key',
    format: 'alphanumeric',
    label: labels.school,
    placeholder: placeholders.school,
    hint: hints.school,
    maxLength: LIMITS.schoolKey,
    width: 'medium',
    required: true,
  },
  school_class: {
    name: 'school_class',
    control: 'text',
    format: 'free-text',
    label: labels.school_class,
    placeholder: placeholders.school_class,
    maxLength: LIMITS.schoolClass,
    width: 'medium',
    required: false,
  },
  student_name: {
    name: 'student_name',
    control: 'text',
    format: 'name',
    label: labels.student_name,
    maxLength: LIMITS.name,
    width: 'medium',
    required: false,
  },
};
