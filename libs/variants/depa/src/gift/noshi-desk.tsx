import type { NoshiEntry } from '@shop/theming';
import { NoshiPaper } from '@shop/parts';
import { words } from '../texts.ts';
import { NoshiFields } from './noshi-fields.tsx';
import { PurposeChoice } from './purpose-choice.tsx';
import styles from './noshi-desk.module.css';

interface NoshiDeskProps {
  readonly entry: NoshiEntry;
  readonly destinationKey: string;
}

/** The occasion first; then the noshi next to its fields, updated with every keystroke (G-01…G-03). */
export function NoshiDesk({ entry, destinationKey }: NoshiDeskProps) {
  const { value } = entry;
  return (
    <div className={styles.desk}>
      <PurposeChoice entry={entry} destinationKey={destinationKey} />
      {value && (
        <div className={styles.columns}>
          <figure className={styles.preview}>
            <NoshiPaper noshi={value} />
            <figcaption>
              <strong>{words.panel.preview}</strong>
              <span>{words.panel.previewNote}</span>
            </figcaption>
          </figure>
          <NoshiFields entry={entry} value={value} destinationKey={destinationKey} />
        </div>
      )}
    </div>
  );
}
