import { formsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { FieldDefinition } from '@shop/form-definitions';
import { normalisePostalCode } from '@shop/japanese';
import { Button, TextField } from '@shop/kit';
import { inputProps, sharedProps } from './field-props.ts';
import { useForm } from './form-context.ts';
import styles from './shop-form.module.css';
import { usePostalLookup } from './use-postal-lookup.ts';

/** A postal code that finds its address at the seventh digit and by a button (F-06). */
export function PostalCodeField({ field }: { readonly field: FieldDefinition }) {
  const t = useCopy(formsCopy).postal;
  const form = useForm();
  const lookup = usePostalLookup(form, t);
  const input = inputProps(form, field);
  const canLookUp = form.lookUpPostalCode !== undefined;

  return (
    <div>
      <TextField
        {...sharedProps(form, canLookUp ? field : { ...field, hint: undefined })}
        {...input}
        onChange={(event) => {
          input.onChange(event);
          const typed = event.target.value;
          const isSeventh = normalisePostalCode(typed).length === 7 && normalisePostalCode(input.value).length !== 7;
          if (isSeventh) void lookup.find(typed);
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
      {lookup.places.length > 0 && (
        <ul className={styles.places} aria-label={t.choose}>
          {lookup.places.map((place) => {
            const address = `${place.prefecture}${place.city}${place.town}`;
            return (
              <li key={address}>
                <Button size="small" wide onClick={() => lookup.choose(place)}>
                  {address}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
