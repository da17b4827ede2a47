import type { FieldDefinition } from '@shop/form-definitions';

/** Fields that a customer's checkout adds, by namespace; they travel in `other` and are kept with the order. */
const otherFields: Readonly<Record<string, readonly FieldDefinition[]>> = {
  Gakuen: [
    { name: 'school_class', control: 'text', format: 'free-text', label: '学年・組', required: false, maxLength: 40 },
    { name: 'student_name', control: 'text', format: 'name', label: '児童・生徒のお名前', required: false, maxLength: 50 },
  ],
};

/** The added fields of a channel's namespace; none where no customer is. */
export function otherFieldsOf(namespace: string | null): readonly FieldDefinition[] {
  return otherFields[namespace ?? ''] ?? [];
}
