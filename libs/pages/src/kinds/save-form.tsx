import { useMemo, type ReactNode } from 'react';
import { FormFields, ShopForm, SubmitButton, type ShopFormProps } from '@shop/forms';
import { flashAdded, useAppDispatch } from '@shop/state';
import { useNavigate } from 'react-router';
import { outcomeOf } from './outcome-of.ts';

interface SaveFormProps<Name extends string, Known> extends Pick<
  ShopFormProps<Name>,
  'definition' | 'label' | 'section' | 'lookUpPostalCode'
> {
  /** The entry to change; null for a new one. */
  readonly known: Known | null;
  /** The fields of `known`; the same function each time. */
  readonly valuesOf: (known: Known) => Readonly<Partial<Record<Name, string>>>;
  /** The key of the draft: the URL of the form and the id of the entry. */
  readonly draftKey: string;
  /** @throws ApiFailure, whose messages are then shown at the fields */
  readonly save: (values: Readonly<Record<Name, string>>) => Promise<unknown>;
  /** The message shown on the next screen after saving. */
  readonly saved: string;
  readonly doneHref: string;
  /** Words of the button. */
  readonly submit: string;
  /** Before the fields. */
  readonly children?: ReactNode;
  /** The parts of a long form; by default all fields in order. */
  readonly fields?: ReactNode;
}

/** A form that saves an entry and then opens the next screen. */
export function SaveForm<Name extends string, Known>({
  known,
  valuesOf,
  save,
  saved,
  doneHref,
  submit,
  children,
  fields = <FormFields />,
  ...form
}: SaveFormProps<Name, Known>) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const initial = useMemo(() => (known === null ? undefined : valuesOf(known)), [known, valuesOf]);
  return (
    <ShopForm
      {...form}
      initial={initial}
      onSubmit={(values) =>
        outcomeOf(async () => {
          await save(values);
          dispatch(flashAdded({ kind: 'success', text: saved }));
          await navigate(doneHref);
        })
      }
    >
      {children}
      {fields}
      <SubmitButton wide>{submit}</SubmitButton>
    </ShopForm>
  );
}
