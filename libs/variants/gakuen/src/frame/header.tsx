import type { OverrideProps } from '@shop/theming';
import { paths, withQuery } from '@shop/constants';
import { TextLink } from '@shop/kit';
import { words } from '../words.ts';
import styles from './header.module.css';

/** What the cooperative has for the new term, above the shop's head; not on the way to the till. */
export default function Header({ Original, ...header }: OverrideProps<'Header'>) {
  return (
    <>
      {header.kind === 'shop' && (
        <aside className={styles.notice} aria-label={words.header.label}>
          <p>
            {words.header.text}{' '}
            <TextLink to={withQuery(paths.products(), { category: 'workwear' })}>{words.header.link}</TextLink>
          </p>
        </aside>
      )}
      <Original {...header} />
    </>
  );
}
