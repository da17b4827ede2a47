import { expect, it } from 'vitest';
import { serializeJsonLd } from './serialize-json-ld.ts';

it('keeps data from ending the script element', () => {
  const data = { name: '</script><script>alert(1)</script>&\u2028' };
  const text = serializeJsonLd(data);
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual(data);
});
