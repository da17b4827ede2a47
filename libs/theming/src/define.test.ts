import { expect, it } from 'vitest';
import { replace, replaceDeferred } from './define.ts';

it('a slot that is only named is drawn by what the later definition has for it, which is fetched when it is drawn', async () => {
  const Header = () => null;
  let fetched = 0;
  const later = () => {
    fetched += 1;
    return Promise.resolve({ components: { Header: replace(() => Promise.resolve({ default: Header })) } });
  };
  const named = replaceDeferred('Header Footer', later as never);
  expect(Object.keys(named)).toEqual(['Header', 'Footer']);
  expect(fetched).toBe(0);
  expect((await named.Header?.load())?.default).toBe(Header);
});
