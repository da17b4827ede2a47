import type { NoshiEntry, NoshiView } from '@shop/theming';
import { LIMITS } from '@shop/constants';
import { formsCopy, noshiCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Fieldset, LimitedField, RadioGroup, SelectField } from '@shop/kit';
import { NoshiPaper } from '@shop/parts';
import styles from './noshi-editor.module.css';

interface NoshiEditorProps {
  readonly entry: NoshiEntry;
  readonly destinationKey: string;
}

/** The gift band: the purpose decides the ribbon, the preview follows every stroke (G-01…G-03). */
export function NoshiEditor({ entry, destinationKey }: NoshiEditorProps) {
  const t = useCopy(noshiCopy);
  const { value } = entry;
  return (
    <div className={styles.editor}>
      <SelectField
        label={t.legend}
        width="medium"
        value={value?.purpose ?? ''}
        placeholder={t.none}
        options={entry.purposes.map((purpose) => ({ value: purpose, label: t.purposes[purpose] }))}
        onChange={(event) => entry.onPurpose(entry.purposes.find((purpose) => purpose === event.target.value) ?? null)}
      />
      {value && (
        <div className={styles.columns}>
          <NoshiFields entry={entry} value={value} destinationKey={destinationKey} />
          <figure className={styles.preview}>
            <NoshiPaper noshi={value} />
            <figcaption>{t.preview}</figcaption>
          </figure>
        </div>
      )}
    </div>
  );
}

function NoshiFields({ entry, value, destinationKey }: NoshiEditorProps & { readonly value: NoshiView }) {
  const t = useCopy(noshiCopy);
  const { rules } = useCopy(formsCopy);
  const written = value.names.filter((name) => name !== '').length;
  const slots = Math.min(written + 1, LIMITS.noshiNames);
  const rename = (index: number, name: string) => {
    entry.onChange({
      ...value,
      names: Array.from({ length: slots }, (_, at) => (at === index ? name : (value.names[at] ?? ''))),
    });
  };
  return (
    <div className={styles.fields}>
      <RadioGroup
        legend={t.ribbon}
        name={`ribbon-${destinationKey}`}
        value={value.ribbon}
        onChange={(name) => {
          const ribbon = entry.ribbons.find((one) => one === name);
          if (ribbon) entry.onChoose({ ...value, ribbon });
        }}
        options={entry.ribbons.map((ribbon) => ({
          value: ribbon,
          label: t.ribbons[ribbon],
          description: t.ribbonNotes[ribbon],
        }))}
      />
      <LimitedField
        label={t.topText}
        hint={t.topTextHint(LIMITS.noshiTitle)}
        width="medium"
        most={LIMITS.noshiTitle}
        error={topTextError(entry, value, t, rules)}
        value={value.topText}
        onChange={(event) => entry.onChange({ ...value, topText: event.target.value })}
        onBlur={entry.onCommit}
      />
      <Fieldset legend={t.namesLegend} hint={t.nameHint}>
        {Array.from({ length: slots }, (_, index) => (
          <LimitedField
            key={index}
            label={t.name(index + 1)}
            most={LIMITS.noshiName}
            hint={written > 0 && index < written ? t.namePlace(index + 1, written) : undefined}
            error={entry.unprintable.includes(value.names[index] ?? '') ? rules.name(t.namesLegend) : undefined}
            value={value.names[index] ?? ''}
            onChange={(event) => rename(index, event.target.value)}
            onBlur={entry.onCommit}
          />
        ))}
        {written === LIMITS.noshiNames && <p className={styles.note}>{t.namesMore}</p>}
      </Fieldset>
      <RadioGroup
        legend={t.position}
        name={`position-${destinationKey}`}
        value={value.position}
        onChange={(position) => entry.onChoose({ ...value, position: position === 'outer' ? 'outer' : 'inner' })}
        options={(['inner', 'outer'] as const).map((position) => ({
          value: position,
          label: t.positions[position],
          description: t.positionNotes[position],
        }))}
      />
    </div>
  );
}

/** Returns the error of the heading; undefined when it is valid. */
function topTextError(
  entry: NoshiEntry,
  { topText }: NoshiView,
  t: typeof noshiCopy,
  rules: (typeof formsCopy)['rules'],
): string | undefined {
  if (entry.unprintable.includes(topText)) return rules.name(t.topText);
  return entry.otherRibbons
    ? t.otherRibbon(
        topText,
        entry.otherRibbons.map((ribbon) => t.ribbons[ribbon]),
      )
    : undefined;
}
