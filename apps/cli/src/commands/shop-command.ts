import type { Command } from 'commander';
import type { OperatorApi } from '../operator-api.ts';
import type { CommandContext } from '../command-context.ts';

/** What a command may use besides what was typed. */
export interface CommandParts {
  /** Opened at the first call: help needs no shop. */
  readonly api: () => OperatorApi;
  readonly print: CommandContext['print'];
}

/** Adds its own commands. */
export type AddCommand = (program: Command, parts: CommandParts) => void;

/** What most changes share. */
export interface ChangeOptions {
  readonly dryRun?: boolean;
}

export const dryRunFlag = ['--dry-run', '変更せず、結果だけを確かめます'] as const;
export const channelsFlag = [
  '-c, --channel <名前...>',
  '対象のチャネル(複数可)。指定しないとすべてのチャネルです',
] as const;

/** Ends what is printed about a change. */
export const unlessDry = ({ dryRun }: ChangeOptions): string =>
  dryRun ? '(--dry-run のため、変更していません)\n' : '';

/** The query of a change that is only tried. */
export const dryQuery = ({ dryRun }: ChangeOptions): string => (dryRun ? '?dry_run=true' : '');
