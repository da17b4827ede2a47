import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { buttonLook, type ButtonLook } from './button.tsx';
import styles from './file-button.module.css';

export interface FileButtonProps extends ButtonLook {
  /** What the browser offers, as in the attribute: `.csv,text/csv`. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  /** Under way: shows a spinner and takes no further file. */
  readonly busy?: boolean;
}

/** Lets one file be picked, and looks like a button. The same file may be picked again once it was mended. */
export function FileButton({ accept, onFile, busy = false, icon, children, ...look }: FileButtonProps) {
  const { className, ...dress } = buttonLook(look);
  return (
    <label {...dress} className={`${className} ${styles.file}`} data-busy={busy || undefined}>
      <input
        type="file"
        className={styles.input}
        accept={accept}
        aria-disabled={busy || undefined}
        onClick={(event) => {
          if (busy) event.preventDefault();
        }}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      {busy ? <Spinner label="" /> : icon && <Icon name={icon} />}
      <span>{children}</span>
    </label>
  );
}
