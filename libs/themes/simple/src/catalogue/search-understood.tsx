import { ShopLink } from '@shop/kit';
import type { SearchUnderstoodProps } from '@shop/theming';
import styles from './search-understood.module.css';

/** The corrected search word, and a link to search for the typed one. */
export default function SearchUnderstood({ didYouMean, text, ways }: SearchUnderstoodProps) {
  return (
    <>
      {didYouMean !== null && (
        <>
          <strong>{didYouMean}</strong>
          <br />
        </>
      )}
      {text}{' '}
      {ways.map(({ label, href }) => (
        <ShopLink key={href} className={styles.way} to={href}>
          {label}
        </ShopLink>
      ))}
    </>
  );
}
