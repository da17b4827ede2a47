import type { User } from '@shop/api';
import { paths, withQuery } from '@shop/constants';
import type { formsCopy, secondFactorCopy, userInfoCopy } from '@shop/copy';
import { type FieldDefinition, shownText } from '@shop/form-definitions';
import { formatDay, formatTelephone } from '@shop/japanese';
import type { UserInfoGroup, UserInfoRow } from '@shop/theming';
import { logMoment } from '../kinds/log-moment.ts';

interface Texts {
  /** Whether the shop has a second step of the login. */
  readonly isSecondFactorOffered: boolean;
  /** The additional registration fields of the channel's customer. */
  readonly ownFields: readonly FieldDefinition[];
  readonly t: typeof userInfoCopy;
  readonly forms: typeof formsCopy;
  readonly secondFactor: typeof secondFactorCopy;
}

/** Returns the data of a member, in the order of the form that changes it. */
export function userInfoGroups(user: User, texts: Texts): UserInfoGroup[] {
  const editHref = paths.mypageUserInfoEdit();
  return [
    { id: 'person', rows: personRows(user, texts), editHref },
    { id: 'address', rows: addressRows(user, texts), editHref },
    { id: 'mail', rows: mailRows(user, texts), editHref },
    { id: 'login', rows: loginRows(user, texts), editHref: null },
  ];
}

function personRows(user: User, { ownFields, t, forms: { labels, options } }: Texts): UserInfoRow[] {
  return [
    { name: 'name', label: t.name, value: `${user.last_name} ${user.first_name}` },
    { name: 'kana', label: t.kana, value: `${user.last_name_kana} ${user.first_name_kana}` },
    { name: 'birth_date', label: labels.birth_date, value: formatDay(user.birth_date) },
    { name: 'gender', label: labels.gender, value: options.gender[user.gender] },
    { name: 'company_name', label: labels.company_name, value: user.company_name },
    { name: 'job', label: labels.job, value: user.job },
    ...addedRows(user, ownFields),
  ];
}

/** Returns the rows of the customer's additional registration fields. */
function addedRows({ school_key, other }: User, fields: readonly FieldDefinition[]): UserInfoRow[] {
  const values: Readonly<Record<string, string | null>> = { ...other, school_key };
  return fields.flatMap((field) => {
    const { name, label } = field;
    const value = shownText(field, values[name] ?? '');
    return value === '' ? [] : [{ name, label, value }];
  });
}

function addressRows(user: User, { t, forms: { labels } }: Texts): UserInfoRow[] {
  const telephone = (name: 'phone_number' | 'cell_phone_number' | 'tel' | 'fax') => ({
    name,
    label: labels[name],
    value: user[name] ? formatTelephone(user[name]) : null,
  });
  return [
    { name: 'place', label: t.place, value: `〒${user.formatted_postal_code} ${user.full_address}` },
    telephone('phone_number'),
    telephone('cell_phone_number'),
    telephone('tel'),
    telephone('fax'),
  ];
}

function mailRows({ newsletter }: User, { forms: { labels, options } }: Texts): UserInfoRow[] {
  return [{ name: 'newsletter', label: labels.newsletter, value: options.newsletter[newsletter] }];
}

function loginRows(user: User, { isSecondFactorOffered, t, forms: { labels }, secondFactor }: Texts): UserInfoRow[] {
  const part = (name: 'email' | 'question') => withQuery(paths.mypageUserInfoEdit(), { part: name });
  const way = (label: string, href: string) => ({ label: t.editOf(label), href });
  return [
    ...(user.username === user.email ? [] : [{ name: 'username', label: labels.username, value: user.username }]),
    {
      name: 'email',
      label: labels.email,
      value: user.email,
      isProven: user.is_registered_member,
      way: way(labels.email, part('email')),
    },
    {
      name: 'password',
      label: labels.password,
      value: null,
      isSecret: true,
      way: way(labels.password, paths.mypagePassword()),
    },
    {
      name: 'question',
      label: labels.question_ct,
      value: null,
      isSecret: true,
      way: way(labels.question_ct, part('question')),
    },
    ...(isSecondFactorOffered
      ? [
          {
            name: 'second_factor',
            label: t.secondFactor,
            value: secondFactor.state[user.is_mfa ? 'on' : 'off'],
            way: way(t.secondFactor, paths.mypageSecondFactor()),
          },
        ]
      : []),
    { name: 'since', label: t.since, value: logMoment(user.created_at).day },
  ];
}
