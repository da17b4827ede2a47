import { expect, it } from 'vitest';
import { whyFailed } from './why-failed.ts';

const named = (name: string) => Object.assign(new Error('in English'), { name });

it.each([
  ['cancels, or has no passkey here', 'NotAllowedError', 'cancelled'],
  ['starts another request', 'AbortError', 'cancelled'],
  ['adds an existing passkey', 'InvalidStateError', 'known'],
  ['has a device without a screen lock', 'ConstraintError', 'unsupported'],
  ['has an older authenticator', 'NotSupportedError', 'unsupported'],
  ['is on a host without a domain name', 'SecurityError', 'unsupported'],
  ['gets an unknown error', 'UnknownError', 'other'],
])('a user who %s (%s) has the reason %s', (_who, name, why) => {
  expect(whyFailed(named(name)).why).toBe(why);
});

it('a thrown value that is no error has the reason other', () => {
  expect(whyFailed('odd').why).toBe('other');
});
