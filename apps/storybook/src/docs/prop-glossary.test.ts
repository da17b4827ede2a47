import { expect, it } from 'vitest';
import { storyFiles } from './guides-module.ts';
import { meaningOf, ofDocstrings, ofNames } from './prop-glossary.ts';
import { readProps } from './read-props.ts';

const props = [...readProps(storyFiles())].flatMap(([path, list]) => list.map((prop) => ({ path, ...prop })));

it('says in Japanese what each property of a component means', () => {
  const unknown = props.filter((prop) => !/[ぁ-ヶ一-龠]/.test(meaningOf(prop)));
  expect(props.length).toBeGreaterThan(900);
  // Its docstring belongs into a file of `meanings`; without one, its name into the glossary.
  expect(unknown.map(({ path, name, docstring }) => `${path} ${name}: ${docstring}`)).toEqual([]);
});

it('keeps the Japanese of no docstring that is gone, and no name that needs none', () => {
  const docstrings = new Set(props.map(({ docstring }) => docstring));
  const names = new Set(props.filter(({ docstring }) => docstring === '').map(({ name }) => name));
  expect(Object.keys(ofDocstrings).filter((docstring) => !docstrings.has(docstring))).toEqual([]);
  expect(Object.keys(ofNames).filter((name) => !names.has(name))).toEqual([]);
});
