import type { MeasuredPerson, MeasurementView } from '@shop/theming';
import { measurementCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, Button, Icon, LinkButton } from '@shop/kit';
import { Panel } from '../checkout/panel.tsx';
import styles from './measured-person-panel.module.css';

interface MeasuredPersonPanelProps {
  readonly person: MeasuredPerson;
  readonly canAdd: boolean;
  readonly onDelete: (entry: MeasurementView) => void;
}

/** The newest figures large, what was before in a table below. */
export function MeasuredPersonPanel({ person, canAdd, onDelete }: MeasuredPersonPanelProps) {
  const t = useCopy(measurementCopy);
  const [newest, ...before] = person.entries;
  if (!newest) return null;
  return (
    <Panel
      title={person.name}
      aside={
        canAdd && (
          <LinkButton size="small" icon="pencil" to={person.addHref} aria-label={t.addFor(person.name)}>
            {t.add}
          </LinkButton>
        )
      }
    >
      <p className={styles.day}>
        {t.measuredOn(newest.day)} {newest.grown && <Badge>{t.grown(newest.grown)}</Badge>}
      </p>
      <dl className={styles.parts}>
        {newest.parts.map(({ id, label, value }) => (
          <div key={id} className={styles.part} data-empty={value === null || undefined}>
            <dt>{label}</dt>
            <dd>{value ?? t.unmeasured}</dd>
          </div>
        ))}
      </dl>
      <Remove entry={newest} onDelete={onDelete} />
      {before.length > 0 && (
        <details className={styles.history}>
          <summary>
            {t.history}
            <Icon name="arrow-down" />
          </summary>
          <ul className={styles.entries}>
            {before.map((entry) => (
              <li key={entry.id} className={styles.entry}>
                <p className={styles.past}>
                  <strong>{entry.day}</strong>
                  {entry.parts.flatMap(({ id, label, value }) =>
                    value === null ? [] : [<span key={id}>{`${label} ${value}`}</span>],
                  )}
                </p>
                <Remove entry={entry} onDelete={onDelete} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}

function Remove({
  entry,
  onDelete,
}: {
  readonly entry: MeasurementView;
  readonly onDelete: (entry: MeasurementView) => void;
}) {
  const t = useCopy(measurementCopy);
  return (
    <div className={styles.remove}>
      <Button
        size="small"
        variant="quiet"
        icon="trash"
        data-removes
        busy={entry.isBusy}
        aria-label={t.removeOf(entry.name, entry.day)}
        onClick={() => onDelete(entry)}
      >
        {t.remove}
      </Button>
    </div>
  );
}
