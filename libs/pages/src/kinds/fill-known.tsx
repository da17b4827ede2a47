import { useForm, type FormValues } from '@shop/forms';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';

/** Inside a form that stands before its reader is known: fills what is still empty when it comes. What was typed, and the keyboard's place, stay. */
export function FillKnown({ known }: { readonly known: FormValues | null }) {
  const form = useForm();
  useAbortableEffect(known, () => {
    const typed = form.latestValues();
    form.setValues(Object.fromEntries(Object.entries(known ?? {}).filter(([name]) => !typed[name])));
  });
  return null;
}
