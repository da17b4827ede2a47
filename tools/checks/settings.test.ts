import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readersOf, settingsOfContract, identifiersOf } from './settings-read.ts';
import { settingKinds } from './settings-table.ts';

const settings = settingsOfContract();
const kinds = Object.entries(settingKinds);
const readers = settings.map((setting) => ({
  setting,
  front: readersOf(setting, 'front', settings),
  server: readersOf(setting, 'server', settings),
}));
const isRule = (setting: string) => settingKinds[setting] === 'rule';
const isGiven = (setting: string) => typeof settingKinds[setting] === 'object';

describe('the settings of the contract', () => {
  it('are each listed as a rule, as shown, or as provided to other clients', () => {
    expect(settings.length).toBeGreaterThan(50);
    expect(kinds.map(([setting]) => setting).toSorted()).toEqual(settings.toSorted());
  });

  it('are read by at least one side', () => {
    const unread = readers.filter(({ front, server }) => front.length + server.length === 0);
    expect(unread.map(({ setting }) => setting).filter((setting) => !isGiven(setting))).toEqual([]);
  });

  it('are read by the server if they are a rule', () => {
    expect(readers.filter(({ setting, server }) => isRule(setting) && server.length === 0)).toEqual([]);
  });

  it('are provided to other clients only while neither side reads them, with the reason', () => {
    const given = readers.filter(({ setting }) => isGiven(setting));
    expect(given.filter(({ front, server }) => front.length + server.length > 0)).toEqual([]);
    const reasons = kinds.flatMap(([, kind]) => (typeof kind === 'object' ? [kind.given] : []));
    expect(reasons.filter((reason) => reason.length < 20)).toEqual([]);
  });
});

it.each([
  ['const { NO_MEMBER_USE } = settings.SITE;', ['NO_MEMBER_USE', 'SITE']],
  ["requireFeature(channel, 'IS_USE_CARD');", ['IS_USE_CARD']],
  ["width < breakpoint['SCREEN-SM'];", ['SCREEN-SM']],
  ["type Name = 'IS_USE_CARD';", []],
  ['// settings.SITE.NO_MEMBER_USE', []],
])('%s names %j', (code, words) => {
  const source = ts.createSourceFile('planted.ts', code, ts.ScriptTarget.Latest, true);
  expect([...identifiersOf(source)]).toEqual(words);
});
