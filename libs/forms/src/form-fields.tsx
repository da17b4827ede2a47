import { FormField } from './form-field.tsx';
import { useForm } from './form-context.ts';
import styles from './shop-form.module.css';
import { useId, type ReactNode } from 'react';

export interface FormFieldsProps {
  /** Only these fields; all when left out. */
  readonly only?: readonly string[];
  /** All but these fields. */
  readonly except?: readonly string[];
  /** Labels in place of the definition's: a sentence with a link, say. */
  readonly labels?: Readonly<Record<string, ReactNode>>;
}

/** The fields of the form around it in their order, halves side by side; a customer's added fields come with the rest. */
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

/** A titled part of a long form. */
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
