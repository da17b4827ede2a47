import { asc, eq, inArray } from 'drizzle-orm';
import type { FrontSettings } from '@shop/api';
import type { Channel, ChannelSettings } from '../../platform/channel/channel.ts';
import type { AuditCtx } from '../../platform/audit/operator-ctx.ts';
import { differenceOf, writeAudit } from '../../platform/audit/write-audit.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { channels } from '../../platform/db/schema/channels.ts';
import { fieldErrors } from '../../platform/contract/field-errors.ts';
import { type FieldErrors, InvalidInputError, NotFoundError } from '../../platform/errors/index.ts';
import { refreshOwnFields } from '../../platform/form/own-fields.ts';
import { findUnknownNames } from '../../platform/form/unknown-names.ts';
import { isReady } from '../../payment/provider/service-keys.ts';
import { dateFilledPages } from '../../content/text-fields/date-filled-pages.ts';
import { getFrontSettings } from '../../content/settings/get-front-settings.ts';
import { compileFrontSettings, schemaOfSetting } from './front-settings-schema.ts';
import type { JsonSchema } from '../../platform/contract/openapi-document.ts';

/** Settings that fields of pages show. */
const SHOWN_ON_PAGES = /^(?:SITE|SELLER|ORDER|SERVICE)\./;

/** The settings of a channel with their names. */
export interface NamedSettings {
  channel: string;
  settings: FrontSettings;
}

type SettingsContext = Pick<Ctx, 'db' | 'config' | 'images'>;

/** Settings of these channels, or of all. @throws NotFoundError `channel.not_found` */
export async function readSettings(ctx: SettingsContext, prefixes: readonly string[]): Promise<NamedSettings[]> {
  const rows = await findChannels(ctx, prefixes);
  return Promise.all(
    rows.map(async (channel) => ({ channel: channel.prefix, settings: await settingsOf(ctx, channel) })),
  );
}

/**
 * Changes settings of these channels (of all, when none is named) by their dotted names. Call it inside a transaction.
 * @param values as typed: texts unchanged, everything else as JSON
 * @returns the channels whose settings have changed
 * @throws InvalidInputError `settings.invalid`, also for unknown names: nothing is changed; NotFoundError
 * `channel.not_found`
 */
export async function changeSettings(
  ctx: SettingsContext & AuditCtx,
  prefixes: readonly string[],
  values: Readonly<Record<string, string>>,
): Promise<string[]> {
  const changes = Object.entries(values).map(([name, text]) => [name, parse(name, text)] as const);
  const validate = compileFrontSettings();
  await refreshOwnFields();
  const changed: string[] = [];
  for (const channel of await findChannels(ctx, prefixes)) {
    const before = await settingsOf(ctx, channel);
    const after = structuredClone(before);
    for (const [name, value] of changes) put(after, name, value);
    refuseOtherTags(after);
    if (!validate(after)) throw invalid(fieldErrors(validate.errors ?? []));
    refuseCrossedBreakpoints(after);
    refuseUnreadyService(ctx, before, after);
    if (JSON.stringify(after) === JSON.stringify(before)) continue;
    const columns = columnsOf(after);
    const unknown = findUnknownNames(columns);
    if (Object.keys(unknown).length > 0) throw invalid(unknown);
    await ctx.db.update(channels).set(columns).where(eq(channels.id, channel.id));
    const subject = { kind: 'settings', key: channel.prefix } as const;
    await writeAudit(ctx, { action: 'settings.change', subject, ...differenceOf(flat(before), flat(after)) });
    changed.push(channel.prefix);
  }
  if (changed.length > 0 && changes.some(([name]) => SHOWN_ON_PAGES.test(name))) await dateFilledPages(ctx);
  return changed;
}

/** Returns settings by their dotted names. */
function flat(value: object, prefix = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.entries(flat(part, `${prefix}${name}.`))
        : [[prefix + name, part]],
    ),
  );
}

/** Refuses similar ids of other tools, which would load nothing. */
function refuseOtherTags({ GTM: { ID: id } }: FrontSettings): void {
  if (typeof id !== 'string' || /^GTM-[A-Z0-9]+$/.test(id)) return;
  throw invalid({
    'GTM.ID': [
      `「${id}」はタグマネージャーのコンテナIDではありません。「GTM-」に続く大文字と数字(例:GTM-ABC123)で入力してください。`,
    ],
  });
}

/** There would be no width at which a tablet's layout shows. */
function refuseCrossedBreakpoints({ SITE: { BREAKPOINT } }: FrontSettings): void {
  if (BREAKPOINT['SCREEN-SM'] <= BREAKPOINT['SCREEN-MD']) return;
  throw invalid({ 'SITE.BREAKPOINT': ['SCREEN-MD は SCREEN-SM 以上の値にしてください。'] });
}

/** Refuses a payment service whose keys are not configured on the servers, and the sandbox in production. */
function refuseUnreadyService({ config }: SettingsContext, before: FrontSettings, after: FrontSettings): void {
  const { CODE: code } = after.SERVICE.PAYMENT;
  if (code === before.SERVICE.PAYMENT.CODE || isReady(config, code)) return;
  throw invalid({
    'SERVICE.PAYMENT.CODE': [
      code === 'sandbox'
        ? '決済サービス「sandbox」はデモ専用です。stripe または payjp を指定してください。'
        : `決済サービス「${code}」の鍵がサーバーに設定されていません。環境変数を設定してからお試しください。`,
    ],
  });
}

function settingsOf({ config, images }: SettingsContext, channel: Channel): Promise<FrontSettings> {
  return getFrontSettings({ channel, config, images });
}

async function findChannels({ db }: SettingsContext, prefixes: readonly string[]): Promise<Channel[]> {
  const rows = await db
    .select()
    .from(channels)
    .where(prefixes.length === 0 ? undefined : inArray(channels.prefix, [...prefixes]))
    .orderBy(asc(channels.id))
    .for('update');
  const unknown = prefixes.find((prefix) => !rows.some((row) => row.prefix === prefix));
  if (unknown !== undefined)
    throw new NotFoundError('channel.not_found', `チャネル「${unknown}」は登録されていません。`);
  return rows;
}

/** Settings that are uploaded pictures, with their names. */
const pictureOf: Readonly<Record<string, string>> = {
  'SITE.HERO': 'hero',
  'SITE.LOGO': 'logo',
  'SITE.ICON': 'favicon',
  'SITE.SHARE': 'share',
};

function parse(name: string, text: string): unknown {
  const schema = schemaOfSetting(name);
  const picture = pictureOf[name];
  if (picture !== undefined)
    throw invalid({
      [name]: [`画像は npm run shop -- pictures put ${picture} <ファイル> --alt <説明> で入れてください。`],
    });
  if (!schema) throw invalid({ [name]: ['この名前の設定はないか、変更できません。'] });
  const value = readSettingText(schema, text);
  if (value === undefined)
    throw invalid({ [name]: ['値を読み取れません。JSON の形(例:true、10800、null)で入力してください。'] });
  return value;
}

function invalid(errors: FieldErrors): InvalidInputError {
  return new InvalidInputError('settings.invalid', '設定の値をご確認ください。', { errors });
}

function put(settings: object, name: string, value: unknown): void {
  const path = name.split('.');
  const last = path.pop() ?? '';
  const holder = path.reduce<Record<string, unknown>>(
    (part, step) => (part[step] ??= {}) as Record<string, unknown>,
    settings as Record<string, unknown>,
  );
  holder[last] = value;
}

/** Returns the columns for settings: name, theme and namespace have separate ones. */
function columnsOf({
  SITE,
  CAPTCHA,
  GTM,
  PAYMENT: _derived,
  ...rest
}: FrontSettings): Pick<Channel, 'name' | 'theme' | 'namespace' | 'settings'> {
  const {
    NAME: name,
    THEME: theme,
    NAMESPACE: namespace,
    URL: _url,
    CHANNEL_PREFIX: _prefix,
    HERO: _hero,
    LOGO: _logo,
    ICON: _icon,
    SHARE: _share,
    ...site
  } = SITE;
  const { URL: _captchaUrl, ...captcha } = CAPTCHA;
  const { URL: _managerUrl, CONSENT_VERSION: _version, ...gtm } = GTM;
  const settings: ChannelSettings = { ...rest, SITE: site, CAPTCHA: captcha, GTM: gtm };
  return { name, theme, namespace, settings };
}

/** What was typed for a setting: a text where the setting is one, otherwise JSON; undefined when it is neither. */
function readSettingText(schema: JsonSchema, text: string): unknown {
  const types = [schema.type].flat();
  if (types.includes('string') && !(text === 'null' && types.includes('null'))) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
