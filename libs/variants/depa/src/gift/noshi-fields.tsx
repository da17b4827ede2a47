import type { NoshiEntry, NoshiView } from '@shop/theming';
import { LIMITS, NOSHI_PURPOSES } from '@shop/constants';
import { formsCopy, noshiCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Fieldset, LimitedField, RadioGroup } from '@shop/kit';
import { words } from '../texts.ts';
import styles from './noshi-fields.module.css';

interface NoshiFieldsProps {
  readonly entry: NoshiEntry;
  readonly value: NoshiView;
  readonly destinationKey: string;
}

const t = words.panel;

/**
 * Cords, heading, names and position of the noshi. The occasion determines the cords; a choice is only offered where
 * custom allows one.
 */
export function NoshiFields({ entry, value, destinationKey }: NoshiFieldsProps) {
  const copy = useCopy(noshiCopy);
  const { rules } = useCopy(formsCopy);
  const choose = (change: Partial<NoshiView>) => entry.onChoose({ ...value, ...change });
  const [only] = entry.ribbons;
  return (
    <div className={styles.fields}>
      {entry.ribbons.length === 1 && only ? (
        <p className={styles.ribbon}>
          <strong>{t.ribbonOnly(copy.ribbons[only])}</strong> {copy.ribbonNotes[only]}
        </p>
      ) : (
        <RadioGroup
          legend={t.ribbon}
          name={`ribbon-${destinationKey}`}
          value={value.ribbon}
          onChange={(name) => choose({ ribbon: entry.ribbons.find((one) => one === name) ?? value.ribbon })}
          options={entry.ribbons.map((ribbon) => ({
            value: ribbon,
            label: copy.ribbons[ribbon],
            description: copy.ribbonNotes[ribbon],
          }))}
        />
      )}
      <div className={styles.text}>
        <LimitedField
          label={t.topText}
          hint={t.topTextHint(LIMITS.noshiTitle)}
          width="medium"
          most={LIMITS.noshiTitle}
          error={topTextError(entry, value, copy, rules)}
          value={value.topText}
          onChange={(event) => entry.onChange({ ...value, topText: event.target.value })}
          onBlur={entry.onCommit}
        />
        <div className={styles.others} role="group" aria-label={t.topTextOthers}>
          {textsOf(value.purpose).map((text) => (
            <Button
              key={text}
              size="small"
              aria-label={t.useTopText(text)}
              aria-pressed={text === value.topText}
              onClick={() => choose({ topText: text })}
            >
              {text}
            </Button>
          ))}
        </div>
      </div>
      <Names entry={entry} value={value} />
      <RadioGroup
        legend={t.position}
        name={`position-${destinationKey}`}
        value={value.position}
        onChange={(position) => choose({ position: position === 'outer' ? 'outer' : 'inner' })}
        options={(['inner', 'outer'] as const).map((position) => ({
          value: position,
          label: copy.positions[position],
          description: copy.positionNotes[position],
        }))}
      />
    </div>
  );
}

/**
 * Returns the customary headings for an occasion, the most usual first; a noshi without an occasion has those of a
 * small present.
 */
function textsOf(purpose: NoshiView['purpose']): readonly string[] {
  const { topText, words: others } = NOSHI_PURPOSES[purpose === 'plain' ? 'soshina' : purpose];
  return [topText, ...others];
}

/** A field for each name, and one more below the limit. */
function Names({ entry, value }: Omit<NoshiFieldsProps, 'destinationKey'>) {
  const copy = useCopy(noshiCopy);
  const { rules } = useCopy(formsCopy);
  const count = Math.min(value.names.filter((name) => name !== '').length + 1, LIMITS.noshiNames);
  const rename = (index: number, name: string) =>
    entry.onChange({
      ...value,
      names: Array.from({ length: count }, (_, at) => (at === index ? name : (value.names[at] ?? ''))),
    });
  return (
    <Fieldset legend={t.names} hint={t.namesHint}>
      {Array.from({ length: count }, (_, index) => (
        <LimitedField
          key={index}
          label={t.name(index + 1)}
          labelHidden
          placeholder={t.name(index + 1)}
          most={LIMITS.noshiName}
          error={entry.unprintable.includes(value.names[index] ?? '') ? rules.name(copy.namesLegend) : undefined}
          value={value.names[index] ?? ''}
          onChange={(event) => rename(index, event.target.value)}
          onBlur={entry.onCommit}
        />
      ))}
    </Fieldset>
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
