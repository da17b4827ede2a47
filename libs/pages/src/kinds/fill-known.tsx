import { useEffect, useEffectEvent } from 'react';
import { useForm, type FormValues } from '@shop/forms';

/** Inside a form that stands before its reader is known: fills what is still empty when it comes. What was typed, and the keyboard's place, stay. */
export function FillKnown({ known }: { readonly known: FormValues | null }) {
  const form = useForm();
  const fill = useEffectEvent((values: FormValues) => {
    const typed = form.latestValues();
    form.setValues(Object.fromEntries(Object.entries(values).filter(([name]) => !typed[name])));
  });
  useEffect(() => {
    if (known !== null) fill(known);
  }, [known]);
  return null;
}
