import type { UserInfoGroup, UserInfoPageProps, UserInfoRow } from '@shop/theming';
import { userInfoCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, DefinitionList, LinkButton, TextLink } from '@shop/kit';
import { Panel } from '../checkout/panel.tsx';
import { Phrases } from '../checkout/phrases.tsx';
import styles from './user-info-page.module.css';

/** All data of the member, group by group, each with a link to change it. */
export default function UserInfoPage({ groups, changedAt, others }: UserInfoPageProps) {
  const t = useCopy(userInfoCopy);
  return (
    <div className={styles.page}>
      <p className={styles.changed}>{t.changedAt(changedAt)}</p>
      {groups.map((group) => (
        <Group key={group.id} {...group} />
      ))}
      <Panel title={t.othersTitle}>
        <ul className={styles.others}>
          {others.map(({ label, href }) => (
            <li key={href}>
              <TextLink to={href} standalone>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function Group({ id, rows, editHref }: UserInfoGroup) {
  const t = useCopy(userInfoCopy);
  return (
    <Panel
      title={t.groups[id]}
      aside={
        editHref !== null && (
          <LinkButton size="small" icon="pencil" to={editHref} aria-label={t.editOf(t.groups[id])}>
            {t.edit}
          </LinkButton>
        )
      }
    >
      <DefinitionList items={rows.map((row) => ({ id: row.name, term: row.label, description: <Row {...row} /> }))} />
    </Panel>
  );
}

function Row({ name, value, isSecret = false, isProven, way }: UserInfoRow) {
  const t = useCopy(userInfoCopy);
  return (
    <div className={styles.row}>
      <span className={value === null ? styles.none : styles.value}>
        {value !== null && name === 'place' ? <Place value={value} /> : (value ?? (isSecret ? t.known : t.none))}
      </span>
      {isProven !== undefined && (
        <Badge {...looks[isProven ? 'verified' : 'unverified']}>{t[isProven ? 'verified' : 'unverified']}</Badge>
      )}
      {way && (
        <TextLink to={way.href} standalone aria-label={isProven === false ? t.verify : way.label}>
          {isProven === false ? t.verify : t.edit}
        </TextLink>
      )}
    </div>
  );
}

/** A postal code and what follows it, in a line each on a phone. */
function Place({ value }: { readonly value: string }) {
  const [code, ...place] = value.split(' ');
  return (
    <>
      <span className={styles.code}>{code}</span> <Phrases text={place.join(' ')} />
    </>
  );
}

const looks = {
  verified: { tone: 'success', icon: 'check' },
  unverified: { tone: 'warning', icon: 'warning' },
} as const;
