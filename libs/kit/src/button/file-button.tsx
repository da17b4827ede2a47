import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { buttonLook, type ButtonLook } from './button.tsx';
import styles from './file-button.module.css';

export interface FileButtonProps extends ButtonLook {
  /** The file types, as in the attribute: `.csv,text/csv`. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  /** Whether a file is being processed: shows a spinner and accepts no other. */
  readonly busy?: boolean;
}

/** A button that selects one file. The same file can be selected again after it was corrected. */
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
