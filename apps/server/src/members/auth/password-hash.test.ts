import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

describe('password hash', () => {
  it('is Argon2id and contains its cost parameters', async () => {
    expect(await hashPassword('ふたりで囲む日曜の生ハム')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
    );
  });

  it('matches the same password and no other', async () => {
    const stored = await hashPassword('ふたりで囲む日曜の生ハム');
    expect(await verifyPassword('ふたりで囲む日曜の生ハム', stored)).toBe(true);
    expect(await verifyPassword('ふたりで囲む月曜の生ハム', stored)).toBe(false);
  });

  it('differs each time for the same password', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  it('matches another Unicode form of the same characters', async () => {
    const stored = await hashPassword('が é ＡＢＣ');
    expect(await verifyPassword('が é ABC'.normalize('NFD'), stored)).toBe(true);
  });

  it('never matches for an account that does not exist', async () => {
    expect(await verifyPassword('', null)).toBe(false);
  });

  it('refuses a stored value that is not in the PHC format', async () => {
    await expect(verifyPassword('x', 'plain text')).rejects.toThrow('PHC');
  });
});
