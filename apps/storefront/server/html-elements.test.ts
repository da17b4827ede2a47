import { expect, it } from 'vitest';
import { applyEdits, findElements, isLink, withAttributes } from './html-elements.ts';

const find = (html: string, ...names: string[]) => findElements(html, names);
const sources = (html: string, name: string) => find(html, name).map(({ start, end }) => html.slice(start, end));

it('finds elements in every spelling of their tags', () => {
  const html = `<HEAD><LINK  href=/a.css REL='icon stylesheet'\n><link\trel="Stylesheet" data-x='a>b' /></HEAD>`;
  expect(sources(html, 'link')).toEqual([
    `<LINK  href=/a.css REL='icon stylesheet'\n>`,
    `<link\trel="Stylesheet" data-x='a>b' />`,
  ]);
  expect(find(html, 'link').map(({ attributes }) => attributes)).toEqual([
    { href: '/a.css', rel: 'icon stylesheet' },
    { rel: 'Stylesheet', 'data-x': 'a>b' },
  ]);
  expect(find(html, 'link').every((link) => isLink(link, 'stylesheet'))).toBe(true);
});

it('finds no tags in comments, attributes and scripts', () => {
  const html = `<!-- <link> --><p title="<link>">生<script>'<link>'</script><textarea><link></textarea><link id=a></p>`;
  expect(sources(html, 'link')).toEqual(['<link id=a>']);
});

it('reads the text of scripts unescaped', () => {
  const html = `<script>a && "&amp;</p>"</script><script src="/a.js"></script>`;
  expect(find(html, 'script').map(({ text }) => text)).toEqual(['a && "&amp;</p>"', '']);
});

it('reports whether an element is in the head', () => {
  const html = '<html><head><link id="a"></head><body><link id="b"></body></html>';
  expect(find(html, 'link').map(({ inHead }) => inHead)).toEqual([true, false]);
});

it('replaces, adds and removes attributes, and leaves every other byte unchanged', () => {
  const html = '<p>a&amp;b<link  rel="a" href="/?a&amp;b=&quot;" media=x hidden><P>';
  const edits = find(html, 'link').map((link) => withAttributes(link, { rel: 'b', media: undefined, disabled: '' }));
  expect(applyEdits(html, edits)).toBe('<p>a&amp;b<link rel="b" href="/?a&amp;b=&quot;" hidden disabled><P>');
});

it('applies edits in the order of their offsets, and those at the same offset in the order of the list', () => {
  const edits = [
    { start: 4, end: 5, text: 'E' },
    { start: 1, end: 1, text: '1' },
    { start: 1, end: 2, text: 'B' },
  ];
  expect(applyEdits('abcdef', edits)).toBe('a1BcdEf');
});
