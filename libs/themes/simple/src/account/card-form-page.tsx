import type { CardFormPageProps } from '@shop/theming';
import { cardsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Checkbox, Notice, TextLink } from '@shop/kit';
import { CardFrame, CardSafe } from '../checkout/card-frame.tsx';
import styles from './card-form-page.module.css';

/** A further card, by the fields of the payment service. */
export default function CardFormPage({ fields, asMain, error, isSaving, onSave, backHref }: CardFormPageProps) {
  const t = useCopy(cardsCopy);
  return (
    <div className={styles.page}>
      {fields === null ? (
        <Notice>{t.full}</Notice>
      ) : (
        <>
          {error && (
            <Notice tone="danger" live>
              {error}
            </Notice>
          )}
          <CardFrame fields={fields} unavailable={t.unavailable} />
          {asMain && (
            <Checkbox
              label={t.asMain}
              checked={asMain.checked}
              onChange={(event) => asMain.onChange(event.target.checked)}
            />
          )}
          <CardSafe />
          {fields.status !== 'failed' && (
            <Button
              variant="primary"
              size="large"
              wide
              busy={isSaving}
              disabled={fields.status === 'loading'}
              onClick={onSave}
            >
              {t.save}
            </Button>
          )}
        </>
      )}
      <TextLink to={backHref} back="anywhere" standalone>
        {t.back}
      </TextLink>
    </div>
  );
}
