import { useState, type FormEvent } from 'react';
import type { PointsEntry } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { withoutInvisible } from '@shop/japanese';
import { Button, Icon, Notice, RadioGroup, TextField } from '@shop/kit';
import styles from './coupon-form.module.css';

/** Points to spend: none, all that this cart takes, or some. What was typed stays when it is refused. */
export function PointsForm({ points }: { points: PointsEntry }) {
  const t = useCopy(checkoutCopy).cart.points;
  const { available, used, most, payment, status, error, onUse } = points;
  const [isSome, setSome] = useState(used > 0 && used < most);
  const chosen = isSome ? 'some' : used === 0 ? 'none' : used === most ? 'all' : 'some';
  const choose = (choice: string) => {
    setSome(choice === 'some');
    if (choice === 'none') onUse(0);
    if (choice === 'all') onUse(most);
  };
  return (
    <details className={styles.coupon} open={used > 0 || error !== null || undefined}>
      <summary className={styles.open}>
        {t.open(available)}
        <Icon name="arrow-down" />
      </summary>
      <div className={styles.body}>
        {most === 0 ? (
          <p>{t.closed}</p>
        ) : (
          <>
            {error !== null && !isSome && (
              <Notice tone="danger" live>
                {error}
              </Notice>
            )}
            <RadioGroup
              legend={t.legend}
              legendHidden
              name="points"
              value={chosen}
              onChange={choose}
              options={[
                { value: 'none', label: t.none },
                { value: 'all', label: t.all(most) },
                { value: 'some', label: t.some },
              ]}
            />
            {chosen === 'some' && (
              <SomePoints most={most} used={used} isSending={status === 'sending'} error={error} onUse={onUse} />
            )}
          </>
        )}
        {used > 0 && (
          <p className={styles.left} role="status">
            {t.left(payment)}
          </p>
        )}
      </div>
    </details>
  );
}

interface SomePointsProps extends Pick<PointsEntry, 'most' | 'used' | 'error' | 'onUse'> {
  readonly isSending: boolean;
}

function SomePoints({ most, used, isSending, error, onUse }: SomePointsProps) {
  const t = useCopy(checkoutCopy).cart.points;
  const [typed, setTyped] = useState(used > 0 ? String(used) : '');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = withoutInvisible(typed).normalize('NFKC').replaceAll(',', '').trim();
    const isRight = /^\d+$/.test(wanted) && Number(wanted) >= 1 && Number(wanted) <= most;
    setWrong(!isRight);
    if (isRight) onUse(Number(wanted));
  };
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label={t.label}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={isWrong ? t.range(most) : (error ?? undefined)}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
        after={
          <Button type="submit" busy={isSending}>
            {t.apply}
          </Button>
        }
      />
    </form>
  );
}
