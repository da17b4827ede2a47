import { DocsContext, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { use, useState } from 'react';
import { coverage } from 'virtual:coverage';
import { guides } from 'virtual:guides';
import { everyThemeHref, frameHref } from '../every-theme/story-href.ts';
import { labelOfState } from '../index/state-labels.ts';
import { themeLabel } from '../theme-label.ts';
import styles from './docs-page.module.css';
import { DrawnBy } from './drawn-by.tsx';
import { PropsTable } from './props-table.tsx';

/** The page of a component: what it is for, how it is used, its states, what it receives, and who draws it. */
export function DocsPage() {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  const guide = guides[title];
  const slot = coverage.slots.find((one) => one.title === title);
  const [area, name = area] = title.split('/');
  if (!guide) return null;
  return (
    <Unstyled>
      <main className={styles.page}>
        <header>
          <p className={styles.area}>{area}</p>
          <h1 className={styles.title}>
            {name} {slot && <code>{slot.slot}</code>}
          </h1>
          <p className={styles.purpose}>{guide.purpose}</p>
        </header>
        <div className={styles.advice}>
          <Advice title="守ること" texts={guide.does} look="do" />
          <Advice title="避けること" texts={guide.donts} look="dont" />
        </div>
        <Preview ids={guide.stories} isTall={slot !== undefined && /(?:Page|Layout)$/.test(slot.slot)} />
        <section className={styles.section}>
          <h2>受け取るもの</h2>
          <PropsTable props={guide.props} />
        </section>
        <section className={styles.section}>
          <h2>描くテーマ</h2>
          {slot ? (
            <>
              <DrawnBy layers={coverage.layers} slot={slot} />
              <p>
                <a href={everyThemeHref(slot.slot)} target="_top">
                  すべてのテーマで並べて見る
                </a>
              </p>
            </>
          ) : (
            <p>
              どのテーマでも同じ部品です。テーマは差し替えず、色・文字・余白のトークンだけで姿を変えます。上の筆のしるしでテーマを選ぶと、見本が変わります。
            </p>
          )}
        </section>
      </main>
    </Unstyled>
  );
}

function Advice({
  title,
  texts,
  look,
}: {
  readonly title: string;
  readonly texts: readonly string[];
  readonly look: 'do' | 'dont';
}) {
  return (
    <section className={styles.card} data-look={look}>
      <h2>{title}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}

/** One state at a time, in a document of its own: what opens over a page must not lie over this one. */
function Preview({ ids, isTall }: { readonly ids: readonly string[]; readonly isTall: boolean }) {
  const context = use(DocsContext);
  const [chosen, setChosen] = useState(ids[0]);
  const [story] = context.componentStories();
  const globals = story ? context.getStoryContext(story).globals : {};
  const kept = Object.fromEntries(['theme', 'namespace', 'scheme'].map((global) => [global, String(globals[global])]));
  if (chosen === undefined) return null;
  return (
    <section className={styles.section}>
      <h2>
        状態 <small>{themeLabel(String(globals.theme))}</small>
      </h2>
      <ul className={styles.states}>
        {ids.map((id) => (
          <li key={id}>
            <button type="button" aria-pressed={id === chosen} onClick={() => setChosen(id)}>
              {labelOfState(id.replace(/^.*--/, '').replaceAll('-', '_'))}
            </button>
          </li>
        ))}
      </ul>
      <iframe className={styles.frame} data-tall={isTall || undefined} title="見本" src={frameHref(chosen, kept)} />
    </section>
  );
}
