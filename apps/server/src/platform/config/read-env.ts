import { StartError } from '../process/start-failure.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** A text of the environment; blank counts as absent. */
export function textOf(env: Env, name: string): string | null {
  const value = env[name]?.trim();
  return value ? value : null;
}

/** A whole number between `min` and `max`. @throws StartError naming the variable. */
export function integerOf(env: Env, name: string, fallback: number, [min, max]: readonly [number, number]): number {
  const text = textOf(env, name);
  if (text === null) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new StartError(`${name} must be a whole number from ${min} to ${max}, but is "${text}".`);
}

/** `1`, `true`, `0` or `false`. @throws StartError naming the variable. */
export function flagOf(env: Env, name: string, fallback: boolean): boolean {
  const text = textOf(env, name);
  if (text === null) return fallback;
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  throw new StartError(`${name} must be 1 or 0, but is "${text}".`);
}

/** One of these words, by default the first. @throws StartError naming the variable. */
export function choiceOf<Word extends string>(env: Env, name: string, words: readonly [Word, ...Word[]]): Word {
  const text = textOf(env, name);
  const chosen = text === null ? words[0] : words.find((word) => word === text);
  if (chosen !== undefined) return chosen;
  throw new StartError(`${name} must be ${words.join(' or ')}, but is "${text}".`);
}

/** An absolute address of one of these schemes, without a trailing slash. @throws StartError naming the variable. */
export function urlOf(env: Env, name: string, schemes: readonly string[]): string | null {
  const text = textOf(env, name);
  if (text === null) return null;
  const scheme = URL.parse(text)?.protocol.slice(0, -1);
  if (scheme && schemes.includes(scheme)) return text.replace(/\/+$/, '');
  throw new StartError(`${name} must be an address that starts with ${schemes.join(':// or ')}://.`);
}

const SHORTEST_SECRET = 16;

/** A secret that cannot be guessed by trying. @throws StartError naming the variable, without its value. */
export function secretOf(env: Env, name: string): string | null {
  const text = textOf(env, name);
  if (text !== null && text.length < SHORTEST_SECRET)
    throw new StartError(`${name} must have at least ${SHORTEST_SECRET} characters.`);
  return text;
}
