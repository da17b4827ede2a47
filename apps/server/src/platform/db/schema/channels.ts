import { jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { Channel, ChannelSettings, Maintenance } from '../../channel/channel.ts';

/** Shop fronts: which host shows which theme, and the settings of spec §3 that may differ between them. */
export const channels = pgTable('channels', {
  id: serial().primaryKey(),
  prefix: text().notNull().unique(),
  /** Host names without port, lower case, that lead here. */
  hosts: text().array().notNull(),
  name: text().notNull(),
  theme: text().$type<Channel['theme']>().notNull(),
  namespace: text(),
  settings: jsonb().$type<ChannelSettings>().notNull(),
  /** Colour names to values (spec §3, colour scheme). */
  colors: jsonb().$type<Record<string, string>>().notNull(),
  maintenance: jsonb().$type<Maintenance>(),
  /** The first opening. Until then shoppers see the maintenance page, and no mail is sent. */
  openedAt: timestamp({ withTimezone: true }),
  /** Since when its hosts show no shop; its orders and members remain. */
  archivedAt: timestamp({ withTimezone: true }),
});
