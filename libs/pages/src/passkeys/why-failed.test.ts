import { expect, it } from 'vitest';
import { whyFailed } from './why-failed.ts';

const named = (name: string) => Object.assign(new Error('in English'), { name });

it.each([
  ['gives up, or has none here', 'NotAllowedError', 'cancelled'],
  ['begins another one', 'AbortError', 'cancelled'],
  ['adds what is there already', 'InvalidStateError', 'known'],
  ['has a device without a lock', 'ConstraintError', 'unsupported'],
  ['has an older authenticator', 'NotSupportedError', 'unsupported'],
  ['is on an address without a name', 'SecurityError', 'unsupported'],
  ['meets something new', 'UnknownError', 'other'],
])('tells somebody who %s (%s) that it is %s', (_who, name, why) => {
  expect(whyFailed(named(name)).why).toBe(why);
});

it('tells of something that is no error that it did not work', () => {
  expect(whyFailed('odd').why).toBe('other');
});
