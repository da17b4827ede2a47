import styles from './tape.module.css';

/** A slanted band with one text; its repetitions are hidden from screen readers. */
export function Tape({ text }: { readonly text: string }) {
  return (
    <div className={styles.tape}>
      <p className={styles.band}>
        <span>{text}</span>
        {[1, 2, 3, 4, 5].map((copy) => (
          <span key={copy} aria-hidden="true">
            {text}
          </span>
        ))}
      </p>
    </div>
  );
}
