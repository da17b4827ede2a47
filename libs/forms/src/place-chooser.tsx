import { useRef, type KeyboardEvent } from 'react';
import { Button } from '@shop/kit';
import { preventBlur } from './prevent-blur.ts';
import styles from './shop-form.module.css';
import type { FormValues, PostalPlace } from './types.ts';

interface PlaceChooserProps {
  readonly label: string;
  readonly places: readonly PostalPlace[];
  /** The values of the form: the list begins at the place that it has. */
  readonly values: FormValues;
  /** Whether the list receives the focus when it appears. */
  readonly takesFocus: () => boolean;
  readonly onChoose: (place: PostalPlace) => void;
  readonly onClose: () => void;
}

/**
 * The places of one postal code, as a single tab stop: arrows move, Escape closes. The current one is scrolled into
 * view and focused.
 */
export function PlaceChooser({ label, places, values, takesFocus, onChoose, onClose }: PlaceChooserProps) {
  const list = useRef<HTMLUListElement>(null);
  const isChosen = ({ prefecture, city, town }: PostalPlace) =>
    prefecture === values['prefecture'] && city === values['city'] && (values['address1'] ?? '').startsWith(town);
  const chosen = places.findLastIndex((place) => isChosen(place));
  const first = Math.max(chosen, 0);

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose();
    const options = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = options.findIndex((option) => option === document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 }[event.key];
    if (next === undefined) return undefined;
    event.preventDefault();
    options[Math.min(Math.max(next, 0), options.length - 1)]?.focus();
    return undefined;
  };

  return (
    <ul
      ref={(element) => {
        const isNew = element !== null && list.current === null;
        list.current = element;
        if (isNew && takesFocus()) element.querySelectorAll('button')[first]?.focus();
      }}
      className={styles.places}
      aria-label={label}
      onKeyDown={move}
    >
      {places.map((place, index) => {
        const address = `${place.prefecture}${place.city}${place.town}`;
        return (
          <li key={address}>
            <Button
              size="small"
              wide
              tabIndex={index === first ? 0 : -1}
              aria-current={index === chosen || undefined}
              onMouseDown={preventBlur}
              onClick={() => onChoose(place)}
            >
              {address}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
