import { customerFields, type FormOverrides } from '@shop/form-definitions';

/** The registration asks for the number of the store's card, for those who have one. */
export const forms: FormOverrides = {
  register: { added: [customerFields.member_number] },
};
