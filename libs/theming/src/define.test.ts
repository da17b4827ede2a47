import { expect, it } from 'vitest';
import { replace, replaceDeferred } from './define.ts';

it('a deferred slot renders the component of the deferred definition, fetched on first render', async () => {
  const Header = () => null;
  let fetched = 0;
  const deferred = () => {
    fetched += 1;
    return Promise.resolve({ components: { Header: replace(() => Promise.resolve({ default: Header })) } });
  };
  const named = replaceDeferred('Header Footer', deferred as never);
  expect(Object.keys(named)).toEqual(['Header', 'Footer']);
  expect(fetched).toBe(0);
  expect((await named.Header?.load())?.default).toBe(Header);
});
