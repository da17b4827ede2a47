/** Where the command line reads from and writes to. */
export interface CommandContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** How a command ended, for scripts. */
export const exitCodes = {
  done: 0,
  /** The shop refused: wrong rows, an order that cannot move, something that is not there. Nothing was changed. */
  refused: 1,
  /** The command was not understood, or its file cannot be read. */
  misused: 2,
  /** The shop does not answer, or refuses the secret. */
  closed: 3,
} as const;

/** Ends a command with a message for the operator. */
export class ShopCommandError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}
