import { useRef } from 'react';
import { postalCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { FieldDefinition } from '@shop/form-definitions';
import { normalisePostalCode } from '@shop/japanese';
import { Button, TextField } from '@shop/kit';
import { inputProps, sharedProps } from './field-props.ts';
import { useForm } from './form-context.ts';
import { preventBlur } from './prevent-blur.ts';
import { PlaceChooser } from './place-chooser.tsx';
import styles from './shop-form.module.css';
import { usePostalLookup } from './use-postal-lookup.ts';

/** A postal code that looks up its address at the seventh digit and by a button (F-06). */
export function PostalCodeField({ field }: { readonly field: FieldDefinition }) {
  const t = useCopy(postalCopy);
  const form = useForm();
  const element = useRef<HTMLDivElement>(null);
  const isStillHere = () =>
    document.activeElement === document.body || (element.current?.contains(document.activeElement) ?? false);
  const lookup = usePostalLookup(form, t, isStillHere);
  const input = inputProps(form, field);
  const canLookUp = form.lookUpPostalCode !== undefined;

  return (
    <div ref={element}>
      <TextField
        {...sharedProps(form, canLookUp ? field : { ...field, hint: undefined })}
        {...input}
        onChange={(event) => {
          input.onChange(event);
          const typed = event.target.value;
          const isComplete =
            normalisePostalCode(typed).length === 7 && normalisePostalCode(input.value) !== normalisePostalCode(typed);
          if (isComplete) void lookup.find(typed);
        }}
        after={
          canLookUp && (
            <Button size="small" busy={lookup.isSearching} onClick={() => void lookup.find(input.value)}>
              {t.search}
            </Button>
          )
        }
      />
      <p className={styles.status} role="status">
        {lookup.message}
      </p>
      {lookup.replacements && (
        <div className={styles.answers} role="group" aria-label={lookup.message}>
          <Button size="small" onMouseDown={preventBlur} onClick={() => lookup.answer(true)}>
            {t.replace}
          </Button>
          <Button size="small" variant="quiet" onMouseDown={preventBlur} onClick={() => lookup.answer(false)}>
            {t.keep}
          </Button>
        </div>
      )}
      {lookup.places.length > 0 && (
        <PlaceChooser
          label={t.choose}
          places={lookup.places}
          values={form.values}
          takesFocus={isStillHere}
          onChoose={lookup.choose}
          onClose={lookup.close}
        />
      )}
    </div>
  );
}
