/** Marks of the shared fields; apart from the words of the other components, which every page loads first. */
export const fieldCopy = {
  area: 'field',
  required: '※必須',
  optional: '任意',
} as const;
