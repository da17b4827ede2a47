import type { NoshiEntry, NoshiPurposeName } from '@shop/theming';
import { noshiCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { words } from '../texts.ts';
import styles from './purpose-choice.module.css';

const t = words.panel;

/** Occasions as the counter sorts them. */
const groups: readonly { readonly name: keyof typeof t.groups; readonly purposes: readonly NoshiPurposeName[] }[] = [
  { name: 'season', purposes: ['chugen', 'seibo', 'nenga', 'kanchu'] },
  { name: 'again', purposes: ['oiwai', 'uchiiwai', 'orei', 'soshina'] },
  { name: 'once', purposes: ['wedding', 'kaiki', 'omimai'] },
  { name: 'mourning', purposes: ['kokorozashi', 'osonae'] },
  { name: 'plain', purposes: ['plain'] },
];

interface PurposeChoiceProps {
  readonly entry: NoshiEntry;
  readonly destinationKey: string;
}

/** All occasions in sight, in their groups; the first is to go without. */
export function PurposeChoice({ entry, destinationKey }: PurposeChoiceProps) {
  const copy = useCopy(noshiCopy);
  const chip = (value: NoshiPurposeName | null, label: string) => (
    <label key={value ?? ''} className={styles.chip}>
      <input
        type="radio"
        name={`noshi-${destinationKey}`}
        value={value ?? ''}
        checked={(entry.value?.purpose ?? null) === value}
        onChange={() => entry.onPurpose(value)}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className={styles.purposes}>
      <legend className={styles.legend}>{copy.purpose}</legend>
      <div className={styles.group}>{chip(null, t.none)}</div>
      {groups.map(({ name, purposes }) => {
        const known = purposes.filter((purpose) => entry.purposes.includes(purpose));
        if (known.length === 0) return null;
        return (
          <div key={name} className={styles.group}>
            <span className={styles.name}>{t.groups[name]}</span>
            {known.map((purpose) => chip(purpose, copy.purposes[purpose]))}
          </div>
        );
      })}
    </fieldset>
  );
}
