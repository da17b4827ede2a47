import { TextLink } from '@shop/kit';
import type { NamedLink } from '@shop/theming';
import styles from './neighbours.module.css';

interface NeighboursProps {
  readonly t: { readonly others: string; readonly newer: string; readonly older: string; readonly back: string };
  readonly newer: NamedLink | null;
  readonly older: NamedLink | null;
  readonly listHref: string;
}

/** The articles published just after and just before, and a link to all. */
export function Neighbours({ t, newer, older, listHref }: NeighboursProps) {
  return (
    <nav className={styles.others} aria-label={t.others}>
      <Neighbour label={t.newer} article={newer} />
      <Neighbour label={t.older} article={older} />
      <p>
        <TextLink to={listHref} back="page" standalone>
          {t.back}
        </TextLink>
      </p>
    </nav>
  );
}

function Neighbour({ label, article }: { readonly label: string; readonly article: NamedLink | null }) {
  if (!article) return null;
  return (
    <p className={styles.neighbour}>
      <span className={styles.label}>{label}</span>
      <TextLink to={article.href} standalone>
        {article.label}
      </TextLink>
    </p>
  );
}
