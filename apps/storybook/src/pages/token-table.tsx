import { propertyName, type Tokens } from '@shop/theming/tokens';
import { useState } from 'react';
import type { allTokens } from '../design-tokens/all-tokens.ts';
import { designTokensJson } from '../design-tokens/design-tokens.ts';
import { themeLabel } from '../theme-label.ts';
import { GuidePage } from './guide-page.tsx';
import styles from './token-table.module.css';

/** The groups of tokens, and what a token changes of the sample above its value. */
const groups: Readonly<
  Record<keyof Tokens, { readonly title: string; readonly property?: string; readonly text?: string }>
> = {
  color: { title: '色', property: 'background' },
  font: { title: '書体', property: 'font-family', text: '生ハム 1,280円' },
  fontSize: { title: '文字の大きさ', property: 'font-size', text: 'あ' },
  fontWeight: { title: '文字の太さ', property: 'font-weight', text: '生ハム' },
  lineHeight: { title: '行の高さ' },
  tracking: { title: '字間', property: 'letter-spacing', text: '生ハム' },
  space: { title: '余白', property: 'inline-size' },
  radius: { title: '角の丸み', property: 'border-radius' },
  shadow: { title: '影', property: 'box-shadow' },
  border: { title: '線の太さ', property: 'border-width' },
  motion: { title: '動き' },
  layout: { title: '寸法' },
  z: { title: '重なり' },
};

// The titles have exactly the contract's groups as keys.
const names = Object.keys(groups) as (keyof Tokens)[];

/** The tokens of all themes side by side, a group at a time or all of them, and each theme's as a file for design tools. */
export function TokenTable({ themes }: { readonly themes: typeof allTokens }) {
  const [chosen, setChosen] = useState<keyof Tokens | 'all'>('color');
  const shown = chosen === 'all' ? names : [chosen];
  return (
    <GuidePage
      isWide
      title="トークン一覧"
      lead="色・文字・余白などの値を、すべてのテーマで並べます。「JSON」は、そのテーマのトークンをDesign Tokens形式(2025.10)のファイルとして保存します。画面の幅で変わる大きさは、最大の値で書き出します。"
    >
      <label className={styles.choice}>
        種類
        <select
          value={chosen}
          onChange={({ target }) => setChosen(names.find((name) => name === target.value) ?? 'all')}
        >
          {names.map((name) => (
            <option key={name} value={name}>
              {groups[name].title}
            </option>
          ))}
          <option value="all">すべて</option>
        </select>
      </label>
      <style>
        {shown.flatMap((group) => themes.flatMap(({ theme, tokens }) => rules(group, theme, tokens))).join('\n')}
      </style>
      {/* A scrolling region must be reachable with the keyboard. */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="トークン一覧">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">名前</th>
              {themes.map(({ theme, tokens }) => (
                <th key={theme} scope="col">
                  {themeLabel(theme)}
                  <a
                    className={styles.file}
                    download={`${theme}.tokens.json`}
                    href={`data:application/design-tokens+json;charset=utf-8,${encodeURIComponent(designTokensJson(tokens))}`}
                    aria-label={`${themeLabel(theme)}のトークンをJSONで保存`}
                  >
                    JSON
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          {shown.map((group) => (
            <tbody key={group}>
              <tr>
                <th scope="rowgroup" colSpan={themes.length + 1} className={styles.group}>
                  {groups[group].title}
                </th>
              </tr>
              {namesOf(group, themes).map((name) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{propertyName(group, name)}</code>
                  </th>
                  {themes.map(({ theme, tokens }) => (
                    <td key={theme}>
                      {groups[group].property && (
                        <span
                          className={groups[group].text ? styles.text : styles.sample}
                          data-group={group}
                          data-token={`${theme}-${group}-${name}`}
                          aria-hidden
                        >
                          {groups[group].text}
                        </span>
                      )}
                      <span className={styles.value}>{valuesOf(tokens, group)[name]}</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </GuidePage>
  );
}

const valuesOf = (tokens: Tokens, group: keyof Tokens): Readonly<Record<string, string>> => ({ ...tokens[group] });

const namesOf = (group: keyof Tokens, [first]: typeof allTokens): string[] =>
  first ? Object.keys(first.tokens[group]) : [];

const rules = (group: keyof Tokens, theme: string, tokens: Tokens): string[] => {
  const { property } = groups[group];
  return property === undefined
    ? []
    : Object.entries(valuesOf(tokens, group)).map(
        ([name, value]) => `[data-token="${theme}-${group}-${name}"] { ${property}: ${value} }`,
      );
};
