import type { NoshiEntry, NoshiView } from '@shop/theming';
import { LIMITS } from '@shop/constants';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Fieldset, RadioGroup, SelectField, TextField } from '@shop/kit';
import { NoshiPreview } from './noshi-preview.tsx';
import styles from './noshi-editor.module.css';

interface NoshiEditorProps {
  readonly entry: NoshiEntry;
  readonly destinationKey: string;
}

/** The gift band: the purpose decides the ribbon, the preview follows every stroke (G-01…G-03). */
export function NoshiEditor({ entry, destinationKey }: NoshiEditorProps) {
  const t = useCopy(checkoutCopy);
  const { value } = entry;
  return (
    <div className={styles.editor}>
      <SelectField
        label={t.noshi.legend}
        width="medium"
        value={value?.purpose ?? ''}
        placeholder={t.noshi.none}
        options={entry.purposes.map((purpose) => ({ value: purpose, label: t.noshi.purposes[purpose] }))}
        onChange={(event) => entry.onPurpose(entry.purposes.find((purpose) => purpose === event.target.value) ?? null)}
      />
      {value && (
        <div className={styles.columns}>
          <NoshiFields entry={entry} value={value} destinationKey={destinationKey} />
          <figure className={styles.preview}>
            <NoshiPreview noshi={value} />
            <figcaption>{t.noshi.preview}</figcaption>
          </figure>
        </div>
      )}
    </div>
  );
}

function NoshiFields({ entry, value, destinationKey }: NoshiEditorProps & { readonly value: NoshiView }) {
  const t = useCopy(checkoutCopy);
  const slots = Math.min(value.names.filter((name) => name !== '').length + 1, LIMITS.noshiNames);
  const rename = (index: number, name: string) => {
    const names = Array.from({ length: slots }, (_, at) => (at === index ? name : (value.names[at] ?? '')));
    entry.onChange({ ...value, names: names.slice(0, LIMITS.noshiNames) });
  };
  return (
    <div className={styles.fields}>
      <RadioGroup
        legend={t.noshi.ribbon}
        name={`ribbon-${destinationKey}`}
        value={value.ribbon}
        onChange={(name) => {
          const ribbon = entry.ribbons.find((one) => one === name);
          if (ribbon) entry.onChoose({ ...value, ribbon });
        }}
        options={entry.ribbons.map((ribbon) => ({ value: ribbon, label: t.noshi.ribbons[ribbon], description: t.noshi.ribbonNotes[ribbon] }))}
      />
      <TextField
        label={t.noshi.topText}
        hint={t.noshi.topTextHint(LIMITS.noshiTitle)}
        width="medium"
        maxLength={LIMITS.noshiTitle}
        value={value.topText}
        onChange={(event) => entry.onChange({ ...value, topText: event.target.value })}
        onBlur={entry.onCommit}
      />
      <Fieldset legend={t.noshi.namesLegend} hint={t.noshi.nameHint}>
        {Array.from({ length: slots }, (_, index) => (
          <TextField
            key={index}
            label={t.noshi.name(index + 1)}
            labelHidden
            placeholder={t.noshi.name(index + 1)}
            maxLength={LIMITS.noshiName}
            value={value.names[index] ?? ''}
            onChange={(event) => rename(index, event.target.value)}
            onBlur={entry.onCommit}
          />
        ))}
      </Fieldset>
      <RadioGroup
        legend={t.noshi.position}
        name={`position-${destinationKey}`}
        value={value.position}
        onChange={(position) => entry.onChoose({ ...value, position: position === 'outer' ? 'outer' : 'inner' })}
        options={(['inner', 'outer'] as const).map((position) => ({
          value: position,
          label: t.noshi.positions[position],
          description: t.noshi.positionNotes[position],
        }))}
      />
    </div>
  );
}
