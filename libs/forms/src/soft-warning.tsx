import { formsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { FieldDefinition } from '@shop/form-definitions';
import { lacksStreetNumber, suggestEmail } from '@shop/japanese';
import { Button } from '@shop/kit';
import styles from './shop-form.module.css';

interface SoftWarningProps {
  readonly field: FieldDefinition;
  readonly value: string;
  readonly onReplace: (value: string) => void;
}

/** A gentle question below a field that stops nobody: a slip in an address, a missing street number (F-05, F-10). */
export function SoftWarning({ field, value, onReplace }: SoftWarningProps) {
  const t = useCopy(formsCopy);
  const email = field.format === 'email' ? suggestEmail(value) : null;
  const noNumber = field.name === 'address1' && lacksStreetNumber(value);
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
      {noNumber && <p className={styles.soft}>{t.suggestions.streetNumber}</p>}
    </div>
  );
}
