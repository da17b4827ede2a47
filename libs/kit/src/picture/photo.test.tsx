import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleAlt, sampleImage } from './fixtures/sample-image.ts';
import { Photo } from './photo.tsx';

const render = (image: typeof sampleImage | object) =>
  renderToStaticMarkup(<Photo image={{ ...sampleImage, ...image }} alt={sampleAlt} sizes="100vw" />);

it('a photograph without a focus has no position of its own', () => {
  expect(render({})).not.toMatch(/data-[xy]=/);
});

it('an uploaded picture has its focus in tenths, for which the stylesheet has rules', () => {
  expect(render({ focus: { x: 0.72, y: 0 } })).toMatch(/data-x="7" data-y="0"/);
});

it('a stored file of one size is shown as it is, without sizes and preview', () => {
  const html = render({ base: '/storage/winter.jpg', widths: [], width: 0, height: 0, placeholder: '' });
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).toContain('src="/storage/winter.jpg"');
  expect(html).not.toMatch(/srcset|<source|width="0"/i);
});
