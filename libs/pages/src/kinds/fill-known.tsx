import { useForm, type FormValues } from '@shop/forms';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';

/** Fills the empty fields of a form when the member's data arrives after hydration; typed values and focus remain. */
export function FillKnown({ known }: { readonly known: FormValues | null }) {
  const form = useForm();
  useAbortableEffect(known, () => {
    const typed = form.latestValues();
    form.setValues(Object.fromEntries(Object.entries(known ?? {}).filter(([name]) => !typed[name])));
  });
  return null;
}
