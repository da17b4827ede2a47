import styles from './tape.module.css';

/** A slanting band that says one thing; what is repeated to its end is for the eye alone. */
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
