import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Channel } from '../channel/channel.ts';
import { fieldNamesOfForms, type ChannelFormTexts } from '@shop/form-definitions';
import type { FieldErrors } from '../errors/index.ts';
import { ownFieldsOf } from './own-fields.ts';
import type { Logger } from 'pino';
import { listChannels } from '../channel/channel.queries.ts';
import type { Db } from '../db/db.ts';

const libraries = join(import.meta.dirname, '../../../../../libs');

/** The names in a channel's settings: its theme and variant, and the additional fields of its forms. */
type Named = Pick<Channel, 'theme' | 'namespace'> & { readonly settings: Pick<Channel['settings'], 'FORM'> };

/**
 * Returns unknown names in a channel's settings: without an error the storefront would show Simple, and a form would
 * lack fields. Folders are read each time, since a theme may be added while the server runs.
 * @returns messages by the setting's name; empty when every name is known
 */
export function findUnknownNames({ theme, namespace, settings: { FORM } }: Named): FieldErrors {
  const themes = layersIn('themes');
  const namespaces = layersIn('variants');
  return {
    ...(!themes.includes(theme.toLowerCase()) && {
      'SITE.THEME': [`テーマ「${theme}」はありません。使えるのは ${themes.join('、')} です。`],
    }),
    ...(namespace !== null &&
      !namespaces.includes(namespace.toLowerCase()) && {
        'SITE.NAMESPACE': [`お客様版「${namespace}」はありません。使えるのは ${namespaces.join('、')} です。`],
      }),
    ...unknownFields('FORM.REGISTER', FORM.REGISTER, ownFieldsOf(namespace, 'register')),
    ...unknownFields('FORM.ORDER', FORM.ORDER, ownFieldsOf(namespace, 'order_other')),
    ...unknownTexts(namespace, FORM.FIELDS ?? {}),
  };
}

function unknownFields(
  setting: string,
  requested: readonly string[],
  known: readonly { readonly name: string }[],
): FieldErrors {
  const names = known.map(({ name }) => name);
  const unknown = requested.filter((name) => !names.includes(name));
  if (unknown.length === 0) return {};
  const choice =
    names.length > 0 ? `使えるのは ${names.join('、')} です。` : 'このお客様版には、加えられる項目がありません。';
  return { [setting]: [`項目「${unknown.join('、')}」はありません。${choice}`] };
}

/** Words of forms and fields that are not there would never show. */
function unknownTexts(namespace: string | null, texts: ChannelFormTexts): FieldErrors {
  const messages = Object.entries(texts).flatMap(([form, fields]) => {
    const known = fieldNamesOfForms.get(form);
    if (!known)
      return [`フォーム「${form}」はありません。使えるのは ${[...fieldNamesOfForms.keys()].sort().join('、')} です。`];
    const own = form === 'register' || form === 'order_other' ? ownFieldsOf(namespace, form) : [];
    const names = [...known, ...own.map(({ name }) => name)];
    const unknown = Object.keys(fields).filter((name) => !names.includes(name));
    return unknown.length > 0
      ? [`フォーム「${form}」に項目「${unknown.join('、')}」はありません。使えるのは ${names.join('、')} です。`]
      : [];
  });
  return messages.length > 0 ? { 'FORM.FIELDS': messages } : {};
}

function layersIn(kind: 'themes' | 'variants'): string[] {
  return globSync('*/package.json', { cwd: join(libraries, kind) })
    .map((file) => file.split(/[\\/]/, 1)[0] ?? '')
    .sort();
}

/** Logs a warning for channels whose settings name a missing theme, variant or field. */
export async function logUnknownNames(db: Db, log: Pick<Logger, 'warn'>): Promise<void> {
  for (const channel of await listChannels(db))
    for (const [setting, messages] of Object.entries(findUnknownNames(channel)))
      log.warn({ channel: channel.prefix, setting, messages }, 'a setting names what is not there');
}
