import type { OverrideProps } from '@shop/theming';
import { paths, withQuery } from '@shop/constants';
import { TextLink } from '@shop/kit';
import { words } from '../texts.ts';
import styles from './header.module.css';

/** Shows a notice of the cooperative above the shop's header, except during checkout. */
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
