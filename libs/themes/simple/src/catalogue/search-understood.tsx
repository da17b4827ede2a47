import { ShopLink } from '@shop/kit';
import type { SearchUnderstoodProps } from '@shop/theming';
import styles from './search-understood.module.css';

/** What was searched for instead of what was typed, and the way to insist on it. */
export default function SearchUnderstood({ didYouMean, text, insist }: SearchUnderstoodProps) {
  return (
    <>
      {didYouMean !== null && (
        <>
          <strong>{didYouMean}</strong>
          <br />
        </>
      )}
      {text}{' '}
      <ShopLink className={styles.insist} to={insist.href}>
        {insist.label}
      </ShopLink>
    </>
  );
}
