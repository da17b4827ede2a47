import { limitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { codePointLength } from '@shop/japanese';
import type { ReactNode } from 'react';
import { TextArea, type TextAreaProps } from './text-area.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import styles from './field.module.css';

interface Limit {
  /** The most characters, counted as on the server: in code points, without spaces at either end (F-03). */
  readonly most: number | undefined;
}

/** A text field that shows the characters left or in excess; typed or pasted text is never cut. */
export function LimitedField({ most, ...props }: TextFieldProps & Limit) {
  return (
    <Limited most={most} text={props.value} error={props.error}>
      {(error) => <TextField {...props} error={error} />}
    </Limited>
  );
}

/** Like `LimitedField`, with several lines. */
export function LimitedArea({ most, ...props }: TextAreaProps & Limit) {
  return (
    <Limited most={most} text={props.value} error={props.error}>
      {(error) => <TextArea {...props} error={error} />}
    </Limited>
  );
}

interface LimitedProps extends Limit {
  readonly text: TextFieldProps['value'];
  readonly error: string | undefined;
  readonly children: (error: string | undefined) => ReactNode;
}

function Limited({ most = Infinity, text = '', error, children }: LimitedProps) {
  const t = useCopy(limitCopy);
  const left = most - codePointLength(String(text).trim());
  const isShown = text !== '' && left >= 0 && left < Infinity;
  return (
    <div className={styles.limited}>
      {children(error ?? (left < 0 ? t.tooLong(most, -left) : undefined))}
      {isShown && <p className={styles.left}>{t.left(left)}</p>}
    </div>
  );
}
