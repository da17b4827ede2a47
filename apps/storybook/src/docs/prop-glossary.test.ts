import { expect, it } from 'vitest';
import { codeName, storyFiles } from './guides-module.ts';
import { meaningKey, meaningOf, meanings } from './prop-glossary.ts';
import { readProps } from './read-props.ts';

const props = [...readProps(storyFiles())].flatMap(([path, list]) =>
  list.map(({ name }) => ({ component: codeName(path), name })),
);

it('explains each prop of a component in Japanese', () => {
  expect(props.length).toBeGreaterThan(900);
  const unknown = props.filter(({ component, name }) => !/[ぁ-ヶ一-龠]/.test(meaningOf(component, name)));
  expect(unknown.map(({ component, name }) => `${component}.${name}`)).toEqual([]);
});

it('has no text that no prop uses', () => {
  const used = new Set(props.map(({ component, name }) => meaningKey(component, name)));
  expect(Object.keys(meanings).filter((key) => !used.has(key))).toEqual([]);
});

it('prefers the text of a component to the common one', () => {
  expect(meaningOf('DayCalendar', 'label')).toBe(meanings['DayCalendar.label']);
  expect(meaningOf('LoginPage', 'label')).toBe(meanings.label);
  expect(meaningOf('LoginPage', 'noSuchProp')).toBe('—');
});
