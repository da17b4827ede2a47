import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { MeasurementEntry } from '@shop/theming';
import { measurementCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Icon, TextField, TextLink } from '@shop/kit';
import { words } from '../texts.ts';
import styles from './measure-desk.module.css';

/** The wearer, and the measurements for the tailor; a member's saved ones can be selected. */
export function MeasureDesk({ measurement }: { readonly measurement: MeasurementEntry }) {
  const t = useCopy(measurementCopy).form;
  const id = useId();
  const desk = useRef<HTMLElement>(null);
  const { fields, onField, attempt, saved, onUse, manageHref, loginHref } = measurement;
  const focusFirst = useEffectEvent(() =>
    desk.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus(),
  );
  useEffect(() => {
    if (attempt > 0) focusFirst();
  }, [attempt]);
  return (
    <section ref={desk} className={styles.desk} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        <Icon name="pencil" />
        {t.title}
        <span className={styles.required}>{words.measure.required}</span>
      </h2>
      <p className={styles.lead}>
        {t.lead} {words.measure.unitNote}
      </p>
      {saved.length > 0 && (
        <div className={styles.saved} role="group" aria-label={t.saved}>
          <p className={styles.label}>{t.saved}</p>
          {saved.map((entry) => (
            <Button key={entry.id} size="small" icon="person" onClick={() => onUse(entry.id)}>
              {t.savedOption(entry.name, entry.day)}
            </Button>
          ))}
        </div>
      )}
      <div className={styles.fields}>
        {fields.map(({ name, label, hint, isNumber, value, error }) => (
          <TextField
            key={name}
            name={`measure-${name}`}
            label={label}
            hint={hint ?? undefined}
            required
            error={error ?? undefined}
            inputMode={isNumber ? 'decimal' : undefined}
            autoComplete="off"
            value={value}
            onChange={(event) => onField(name, event.target.value)}
          />
        ))}
      </div>
      <p className={styles.lead}>
        {manageHref && <TextLink to={manageHref}>{t.manage}</TextLink>}
        {loginHref && <TextLink to={loginHref}>{t.login}</TextLink>}
      </p>
    </section>
  );
}
