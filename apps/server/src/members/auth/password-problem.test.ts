import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-problem.ts';

const own = ['mihon.taro@example.com', '見本', '太郎'];

describe('a new password (P-10)', () => {
  it.each([
    ['14 characters', 'Xk29fLqPz81mNv', 'too_short'],
    ['129 characters', 'ab9 '.repeat(33), 'too_long'],
    ['one character repeated', 'aaaaaaaaaaaaaaaaaa', 'guessable'],
    ['a run of digits', '123456789012345', 'guessable'],
    ['a keyboard sequence', 'qwertyuiopasdfghjkl', 'guessable'],
    ['a leaked password twice', 'passwordpassword', 'guessable'],
    ["the member's own mail address", 'mihon.taro@example.com', 'guessable'],
    ["the shop's word repeated", 'namahamunamahamu', 'guessable'],
  ])('is refused when it is %s', (_case, password, problem) => {
    expect(passwordProblem(password, own)).toBe(problem);
  });

  it.each([
    ['15 random characters', 'Xk29fLqPz81mNvR'],
    ['a few words without digits or capitals', 'correct horse battery'],
    ['a sentence in Japanese', 'ながいことばをならべる合言葉です'],
    ['128 characters', 'ab9 kilo '.repeat(14) + 'zz'],
    ['emoji, counted as one each', '🥓🍖🌭🧀🍷🥖🫒🧂🔪🍽️🐖🇮🇹🇪🇸x'],
  ])('is accepted when it is %s', (_case, password) => {
    expect(passwordProblem(password, own)).toBeNull();
  });

  it('needs 8 characters only when a second factor is on', () => {
    expect(passwordProblem('Xk29fLqP', own)).toBe('too_short');
    expect(passwordProblem('Xk29fLqP', own, true)).toBeNull();
    expect(passwordProblem('password', own, true)).toBe('guessable');
  });
});
