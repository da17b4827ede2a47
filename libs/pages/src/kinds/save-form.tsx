import { useMemo, type ReactNode } from 'react';
import { FormFields, ShopForm, SubmitButton, type ShopFormProps } from '@shop/forms';
import { flashAdded, useAppDispatch } from '@shop/state';
import { useNavigate } from 'react-router';
import { outcomeOf } from './outcome-of.ts';

interface SaveFormProps<Name extends string, Known> extends Pick<
  ShopFormProps<Name>,
  'definition' | 'label' | 'section' | 'lookUpPostalCode'
> {
  /** What is changed, or begun with; null for something new. */
  readonly known: Known | null;
  /** The fields of `known`; the same function each time. */
  readonly valuesOf: (known: Known) => Readonly<Partial<Record<Name, string>>>;
  /** The address of the form, and what tells its entries apart: what is typed is kept under it until it is saved. */
  readonly draftKey: string;
  /** @throws ApiFailure, whose words stand at the fields then */
  readonly save: (values: Readonly<Record<Name, string>>) => Promise<unknown>;
  /** Said when it is saved, on the screen that follows. */
  readonly saved: string;
  readonly doneHref: string;
  /** Words of the button. */
  readonly submit: string;
  /** Before the fields. */
  readonly children?: ReactNode;
  /** A long form in parts; all fields in one run when left out. */
  readonly fields?: ReactNode;
}

/** A form that saves one thing and goes on; the screen says what, and in which words. */
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
