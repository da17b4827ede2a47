import { useMemo } from 'react';
import { formsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { FieldDefinition } from '@shop/form-definitions';
import { eraHint } from '@shop/japanese';
import { Fieldset, SelectField } from '@shop/kit';
import { useForm } from './form-context.ts';
import styles from './shop-form.module.css';

const OLDEST = 120;
/** The list of years opens at this year: the empty option is above it, to shorten scrolling. */
const OPENS_AT = 1980;
const PARTS = ['year', 'month', 'day'] as const;

/**
 * A date of birth as three selects with the era next to the year (F-14). The value is `YYYY-MM-DD`, parts may be
 * missing.
 */
export function BirthDateField({ field }: { readonly field: FieldDefinition }) {
  const t = useCopy(formsCopy).birth;
  const form = useForm();
  const value = form.values[field.name] ?? '';
  const parts = splitDate(value);
  const thisYear = Number(form.today.slice(0, 4));
  // 120 years with their eras: not created again with every keystroke in the form.
  const options = useMemo(() => partOptions(thisYear, t), [thisYear, t]);
  const change = (part: (typeof PARTS)[number], chosen: string) =>
    form.setValue(field.name, joinDate({ ...parts, [part]: chosen }));
  const error = form.errorOf(field.name);
  const isComplete = PARTS.every((part) => parts[part] !== '');

  return (
    <Fieldset id={form.idOf(field.name)} legend={field.label} required={field.required} hint={field.hint} error={error}>
      <div
        className={styles.birth}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget) || isComplete) form.leave(field.name);
        }}
      >
        {PARTS.map((part) => (
          <SelectField
            key={part}
            label={t[part]}
            labelHidden
            name={`${field.name}_${part}`}
            autoComplete={`bday-${part}`}
            placeholder={part === 'year' ? undefined : t[part]}
            options={options[part]}
            value={parts[part]}
            isDirty={form.isDirty(field.name)}
            onChange={(event) => change(part, event.target.value)}
          />
        ))}
      </div>
    </Fieldset>
  );
}

function partOptions(thisYear: number, t: (typeof formsCopy)['birth']) {
  return {
    year: count(OLDEST, (index) => thisYear - index).flatMap((year) => {
      const known = option(String(year), t.yearOption(year, eraHint(year)));
      return year === OPENS_AT ? [option('', t.year), known] : [known];
    }),
    month: count(12, (index) => index + 1).map((month) => option(twoDigits(month), t.monthOption(month))),
    day: count(31, (index) => index + 1).map((day) => option(twoDigits(day), t.dayOption(day))),
  };
}

function splitDate(value: string): Record<(typeof PARTS)[number], string> {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}

/** Joins the parts with hyphens (spec §5 "date_birth"); without any the value is empty. */
function joinDate({ year, month, day }: Record<(typeof PARTS)[number], string>): string {
  return year === '' && month === '' && day === '' ? '' : `${year}-${month}-${day}`;
}

function count<T>(length: number, at: (index: number) => T): T[] {
  return Array.from({ length }, (_, index) => at(index));
}

function option(value: string, label: string) {
  return { value, label };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
