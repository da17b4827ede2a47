import { FormField } from './form-field.tsx';
import { useForm } from './form-context.ts';
import styles from './shop-form.module.css';
import { useId, type ReactNode } from 'react';

export interface FormFieldsProps {
  /** Only these fields; all if absent. */
  readonly only?: readonly string[];
  /** All but these fields. */
  readonly except?: readonly string[];
  /** Labels that replace the definition's, for example a sentence with a link. */
  readonly labels?: Readonly<Record<string, ReactNode>>;
}

/**
 * The fields of the surrounding form in order, half-width ones side by side; a customer's additional fields are
 * included.
 */
export function FormFields({ only, except, labels }: FormFieldsProps) {
  const { fields } = useForm();
  const shown = fields.filter(({ name }) => (only?.includes(name) ?? true) && !except?.includes(name));
  return (
    <div className={styles.fields}>
      {shown.map(({ name }) => (
        <FormField key={name} name={name} label={labels?.[name]} />
      ))}
    </div>
  );
}

/** A section of a long form with a title. */
export function FormSection({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
