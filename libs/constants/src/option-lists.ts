/** Values of the option lists (spec §3); their Japanese words are in `@shop/copy`. */

/** Security questions: first pet's name, mother's maiden name, primary school, favourite food. */
export const SECURITY_QUESTION_VALUES = [1, 2, 3, 4] as const;
export type SecurityQuestionValue = (typeof SECURITY_QUESTION_VALUES)[number];

/** Newsletter: '1' receive, '0' do not receive. */
export const NEWSLETTER_VALUES = ['1', '0'] as const;
export type NewsletterValue = (typeof NEWSLETTER_VALUES)[number];

/** Gender: '1' male, '2' female, '3' other, '4' prefer not to answer. */
export const GENDER_VALUES = ['1', '2', '3', '4'] as const;
export type GenderValue = (typeof GENDER_VALUES)[number];
