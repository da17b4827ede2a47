import { formsCopy, postalCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { FieldDefinition } from '@shop/form-definitions';
import { formatPostalCode, lacksStreetNumber, normalisePostalCode, suggestEmail } from '@shop/japanese';
import { Button } from '@shop/kit';
import { useForm } from './form-context.ts';
import { otherTown } from './place-errors.ts';
import styles from './shop-form.module.css';

interface SoftWarningProps {
  readonly field: FieldDefinition;
  readonly value: string;
  readonly onReplace: (value: string) => void;
}

/**
 * A suggestion below a field that does not prevent submission: a typing mistake in an email address, a town of another
 * postal code, a missing street number (F-05, F-06, F-10).
 */
export function SoftWarning({ field, value, onReplace }: SoftWarningProps) {
  const t = useCopy(formsCopy);
  const postal = useCopy(postalCopy);
  const form = useForm();
  const email = field.format === 'email' ? suggestEmail(value) : null;
  const noNumber = field.name === 'address1' && lacksStreetNumber(value);
  // Not while typing.
  const other =
    field.name === 'address1' && form.isValid(field.name) ? otherTown(form.values, form.postalPlaces) : null;
  if (field.format !== 'email' && field.name !== 'address1') return null;
  return (
    <div role="status">
      {email !== null && (
        <p className={styles.soft}>
          {t.suggestions.email(email)}
          <Button size="small" variant="quiet" onClick={() => onReplace(email)}>
            {t.suggestions.useSuggestion}
          </Button>
        </p>
      )}
      {other && (
        <p className={styles.soft}>
          {postal.otherTown(
            formatPostalCode(normalisePostalCode(form.values['postal_code'] ?? '')),
            `${other.prefecture}${other.city}${other.town}`,
          )}
        </p>
      )}
      {noNumber && <p className={styles.soft}>{t.suggestions.streetNumber}</p>}
    </div>
  );
}
