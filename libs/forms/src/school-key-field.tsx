import { useRef, useState } from 'react';
import { normaliseField, type FieldDefinition, type KeyTexts } from '@shop/form-definitions';
import { Button, TextField } from '@shop/kit';
import { inputProps, sharedProps } from './field-props.ts';
import { useForm } from './form-context.ts';
import styles from './shop-form.module.css';

type Answer =
  { readonly kind: 'none' | 'checking' | 'unknown' | 'failed' } | { readonly kind: 'found'; readonly name: string };

/**
 * A key that is looked up (of a school, spec §3) when the field is left and by a button, to show its owner. The server
 * decides.
 */
export function SchoolKeyField({ field, texts: t }: { readonly field: FieldDefinition; readonly texts: KeyTexts }) {
  const form = useForm();
  const [answer, setAnswer] = useState<Answer>({ kind: 'none' });
  const requestedKey = useRef('');
  const input = inputProps(form, field);
  const shared = sharedProps(form, field);
  const canCheck = form.checkSchoolKey !== undefined;

  const check = async () => {
    const key = normaliseField(field, form.latestValues()[field.name] ?? '');
    if (!form.checkSchoolKey || key === '' || key === requestedKey.current) return;
    requestedKey.current = key;
    setAnswer({ kind: 'checking' });
    const name = await form.checkSchoolKey(key).catch(() => undefined);
    if (requestedKey.current !== key) return;
    if (name === undefined) requestedKey.current = '';
    setAnswer(name === undefined ? { kind: 'failed' } : name === null ? { kind: 'unknown' } : { kind: 'found', name });
  };

  return (
    <div>
      <TextField
        {...shared}
        {...input}
        error={shared.error ?? (answer.kind === 'unknown' ? t.unknown : undefined)}
        isValid={shared.isValid && answer.kind === 'found'}
        autoCapitalize="characters"
        onChange={(event) => {
          input.onChange(event);
          requestedKey.current = '';
          setAnswer({ kind: 'none' });
        }}
        onBlur={() => {
          input.onBlur();
          void check();
        }}
        after={
          canCheck && (
            <Button size="small" busy={answer.kind === 'checking'} onClick={() => void check()}>
              {t.check}
            </Button>
          )
        }
      />
      <p className={styles.status} role="status">
        {answer.kind === 'checking'
          ? t.checking
          : answer.kind === 'found'
            ? t.found.replace('{name}', answer.name)
            : answer.kind === 'failed'
              ? t.failed
              : ''}
      </p>
    </div>
  );
}
