import type { Ctx } from '../../platform/context/ctx.ts';

/** What a field of a text is rendered from: the settings of the channel, and the tables as last read. */
export type TextFieldContext = Pick<Ctx, 'channel' | 'config' | 'snapshots' | 'clock'>;

/** Renders a field as HTML for one channel; an empty string when the channel has no such value. */
export type TextField = (ctx: TextFieldContext) => string;

export type TextFields = Readonly<Record<string, TextField>>;
