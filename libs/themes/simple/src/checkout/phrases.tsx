import { Fragment } from 'react';
import styles from './address-block.module.css';
import { addressPhrases } from './address-phrases.ts';

/** An address whose words only break between their phrases. */
export function Phrases({ text }: { readonly text: string }) {
  return text.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {addressPhrases(word).map((phrase, at) => (
        <span key={at} className={styles.phrase}>
          {phrase}
        </span>
      ))}
    </Fragment>
  ));
}
