import type { Argument, Command, CommanderError, Option } from 'commander';
import type { CommandContext } from './command-context.ts';

const titles: Readonly<Record<string, string>> = {
  'Usage:': '使い方:',
  'Options:': 'オプション:',
  'Commands:': 'コマンド:',
  'Arguments:': '引数:',
};
const placeholders = (text: string) => text.replace('[options]', '[オプション]').replace('[command]', '[コマンド]');

/** Characters that are two columns wide on a terminal. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/g;

/** Configures a command for Japanese texts, the output of its context, and errors instead of exits. */
export function inJapanese(command: Command, { print, complain }: CommandContext): void {
  command
    .exitOverride()
    .helpOption('-h, --help', '使い方を表示します')
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      styleUsage: placeholders,
      subcommandTerm: (inner) =>
        [
          inner.name(),
          ...inner.registeredArguments.map((argument) =>
            argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
          ),
        ].join(' '),
      optionDescription: describe,
      argumentDescription: describe,
      displayWidth: (text) => text.length + (text.match(WIDE)?.length ?? 0),
    })
    // The library's messages are English; ours are derived from the error's code.
    .configureOutput({ writeOut: print, writeErr: complain, outputError: () => undefined });
  if (command.commands.length > 0) command.helpCommand('help [コマンド]', 'コマンドの使い方を表示します');
}

function describe({ description, argChoices: choices, defaultValue }: Argument | Option): string {
  if (choices) return `${description}(${choices.join(' / ')})`;
  return defaultValue === undefined ? description : `${description}(初期値: ${String(defaultValue)})`;
}

const sentences: Readonly<Record<string, string>> = {
  'commander.unknownCommand': 'そのようなコマンドはありません',
  'commander.unknownOption': 'そのようなオプションはありません',
  'commander.missingArgument': '引数が足りません',
  'commander.excessArguments': '引数が多すぎます',
  'commander.optionMissingArgument': 'オプションの値が足りません',
  'commander.invalidArgument': '値が正しくありません',
};

/** What was typed wrongly, with the name that the parser quotes. */
export function translateError({ code, message }: CommanderError): string {
  const [, name] = /'([^']+)'/.exec(message) ?? [];
  return `${sentences[code] ?? '指定の誤り'}${name === undefined ? '' : `: ${name}`}`;
}
