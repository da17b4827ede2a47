import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { formsCopy, postalCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { normaliseField, type FormDefinition } from '@shop/form-definitions';
import { normalisePostalCode } from '@shop/japanese';
import { useFormik } from 'formik';
import type { FormHandle } from './form-context.ts';
import { normaliseForm } from './normalise-form.ts';
import { PLACE_FIELDS, placeErrors } from './place-errors.ts';
import { sortServerErrors } from './server-errors.ts';
import type { FormValues, PostalPlace, SubmitOutcome } from './types.ts';
import { validatorOf, type FieldErrors } from './validate-form.ts';

export interface ShopFormOptions<Name extends string> {
  readonly definition: FormDefinition<Name>;
  /** The initial values; other fields start as in their definition. */
  readonly initial?: Readonly<Partial<Record<Name, string>>>;
  /** Called with the normalised values. Never rejects for a refusal of the server, which is an outcome. */
  readonly onSubmit: (values: Readonly<Record<Name, string>>) => Promise<SubmitOutcome>;
  readonly section?: string;
  readonly lookUpPostalCode?: FormHandle['lookUpPostalCode'];
  readonly checkSchoolKey?: FormHandle['checkSchoolKey'];
  readonly today: string;
}

/** The places of looked-up postal codes, by seven digits. */
type KnownPlaces = Readonly<Record<string, readonly PostalPlace[]>>;

/** What the form element shows besides its fields. */
export interface ShopFormState {
  readonly handle: FormHandle;
  readonly errors: readonly { readonly fieldId: string; readonly label: string; readonly message: string }[];
  /** The messages without a field. */
  readonly messages: readonly string[];
  /** Raised with each refused submission. */
  readonly attempt: number;
  /** Returns whether all is done, so that the draft can be deleted. */
  readonly submit: () => Promise<boolean>;
}

/** A message of the server and the value it is about: it remains until the value changes. */
type ServerErrors = Readonly<Record<string, { readonly value: string; readonly message: string }>>;

/** A typed interface to Formik: values are texts, errors one message per field, outcomes instead of exceptions. */
export function useShopForm<Name extends string>(options: ShopFormOptions<Name>): ShopFormState {
  const { definition, onSubmit, today } = options;
  const t = useCopy(formsCopy);
  const postal = useCopy(postalCopy);
  const id = useId();
  const [refused, setRefused] = useState<ServerErrors>({});
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const check = useMemo(() => validatorOf(definition, t.rules, today), [definition, t, today]);
  const initialValues = useMemo(() => initialOf(definition, options.initial ?? {}), [definition, options.initial]);
  // Errors are computed from the current values; Formik's own are asynchronous and would overwrite the server's.
  const formik = useFormik<FormValues>({
    initialValues,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => undefined,
  });
  const { values, touched } = formik;
  const [places, setPlaces] = useState<KnownPlaces>({});
  const checkAll = useMemo(
    () => (given: FormValues) => ({ ...placeErrors(given, placesOf(given, places), postal), ...check(given) }),
    [check, places, postal],
  );
  const errors = useMemo(
    () => ({ ...checkAll(values), ...stillRefused(refused, values) }),
    [checkAll, values, refused],
  );
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);

  const refuse = (others: readonly string[]) => {
    void formik.setTouched(Object.fromEntries(definition.fields.map(({ name }) => [name, true])), false);
    setMessages(others);
    setAttempt((count) => count + 1);
  };

  const submit = async () => {
    if (formik.isSubmitting) return false;
    const sent = normaliseForm(definition, values);
    void formik.setValues(sent, false);
    // A value that the server refused may be sent again: it may be valid now.
    setRefused({});
    if (Object.keys(checkAll(sent)).length > 0) {
      refuse([]);
      return false;
    }
    formik.setSubmitting(true);
    setMessages([]);
    const outcome = await outcomeOf(onSubmit, sent, t.submitFailed);
    formik.setSubmitting(false);
    if (outcome.ok) return outcome.keepsDraft !== true;
    const { fields, others } = sortServerErrors(definition, outcome.errors);
    setRefused(valuesRefused(fields, sent));
    refuse(messagesOf(outcome.message || t.submitFailed, fields, others));
    return false;
  };

  const { lookUpPostalCode } = options;
  const lookUp = async (code: string) => {
    const found = (await lookUpPostalCode?.(code)) ?? [];
    setPlaces((known) => ({ ...known, [code]: found }));
    return found;
  };

  const errorOf = (name: string) => (touched[name] ? errors[name] : undefined);
  const handle: FormHandle = {
    idOf: (name) => `${id}${name}`,
    fields: definition.fields,
    values,
    latestValues: () => latest.current,
    errorOf,
    isValid: (name) => touched[name] === true && errors[name] === undefined && values[name] !== '',
    isDirty: (name) => values[name] !== initialValues[name],
    setValue: (name, value) => void formik.setFieldValue(name, value),
    setValues: (changes) => void formik.setValues((current: FormValues) => ({ ...current, ...changes })),
    reset: () => formik.resetForm({ values: initialValues }),
    leave: (name) => {
      const field = definition.fields.find((one) => one.name === name);
      const normalised = field ? normaliseField(field, values[name] ?? '') : '';
      void formik.setTouched({ ...touched, [name]: true }, false);
      void formik.setFieldValue(name, normalised);
    },
    isSubmitting: formik.isSubmitting,
    section: options.section,
    postalPlaces: placesOf(values, places),
    lookUpPostalCode: lookUpPostalCode && lookUp,
    checkSchoolKey: options.checkSchoolKey,
    today,
  };
  const shown = definition.fields.flatMap(({ name, label }) => {
    const message = errorOf(name);
    return message === undefined ? [] : [{ fieldId: handle.idOf(name), label, message }];
  });
  return { handle, errors: shown, messages, attempt, submit };
}

function initialOf(definition: FormDefinition, given: Readonly<Partial<Record<string, string>>>): FormValues {
  return Object.fromEntries(definition.fields.map(({ name, initial }) => [name, given[name] ?? initial ?? '']));
}

function stillRefused(refused: ServerErrors, values: FormValues): FieldErrors {
  const current = Object.entries(refused).filter(([name, { value }]) => subjectOf(name, values) === value);
  return Object.fromEntries(current.map(([name, { message }]) => [name, message]));
}

function valuesRefused(fields: FieldErrors, sent: FormValues): ServerErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name, { value: subjectOf(name, sent), message: message ?? '' }]),
  );
}

/** Returns what a message is about: the field's value, for a part of an address the values of all parts. */
function subjectOf(name: string, values: FormValues): string {
  return PLACE_FIELDS.includes(name) ? JSON.stringify(PLACE_FIELDS.map((part) => values[part])) : (values[name] ?? '');
}

function placesOf({ postal_code = '' }: FormValues, known: KnownPlaces): readonly PostalPlace[] | undefined {
  return known[normalisePostalCode(postal_code)];
}

async function outcomeOf<Values extends FormValues>(
  onSubmit: (values: Values) => Promise<SubmitOutcome>,
  values: FormValues,
  failed: string,
): Promise<SubmitOutcome> {
  try {
    // `initialOf` has set a value for every name of the definition.
    return await onSubmit(values as Values);
  } catch {
    return { ok: false, message: failed, errors: {} };
  }
}

/** Returns the messages of the form; the general one is left out if every field has its own. */
function messagesOf(message: string, fields: FieldErrors, others: readonly string[]): readonly string[] {
  const isAlone = Object.keys(fields).length === 0 && others.length === 0;
  return isAlone ? [message] : others;
}
