import { DocsContext, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { use, useState } from 'react';
import { coverage } from 'virtual:coverage';
import { guides } from 'virtual:guides';
import { everyThemeHref, frameHref } from '../every-theme/story-href.ts';
import { themeLabel } from '../theme-label.ts';
import styles from './docs-page.module.css';
import { RenderedBy } from './rendered-by.tsx';
import type { ComponentGuide } from './guides-module.ts';
import { PropsTable } from './props-table.tsx';

/** The note for a component that no theme replaces. */
const shared =
  'どのテーマでも同じ部品です。テーマは差し替えず、色・文字・余白のトークンだけで姿を変えます。上の筆のしるしでテーマを選ぶと、見本が変わります。';

/** The page of a component: its purpose, its use, its states, its props, and which layers render it. */
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
            {name} <code>{guide.code}</code>
          </h1>
          <p className={styles.purpose}>{guide.purpose}</p>
        </header>
        <div className={styles.advice}>
          <Advice title="守ること" texts={guide.does} look="do" />
          <Advice title="避けること" texts={guide.donts} look="dont" />
        </div>
        <Preview
          stories={guide.stories}
          size={slot === undefined ? 'part' : /(?:Page|Layout)$/.test(slot.slot) ? 'page' : 'slot'}
        />
        <section className={styles.section}>
          <h2>受け取るもの</h2>
          <PropsTable component={guide.code} props={guide.props} />
        </section>
        <section className={styles.section}>
          <h2>描くテーマ</h2>
          {slot ? (
            <>
              <RenderedBy layers={coverage.layers} slot={slot} />
              <p>
                <a href={everyThemeHref(slot.slot)} target="_top">
                  すべてのテーマで並べて見る
                </a>
              </p>
            </>
          ) : (
            <p>{guide.owner === null ? shared : `${themeLabel(guide.owner)} だけが描く部品です。`}</p>
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

/** Shows one state at a time, in an iframe: overlays of a story must not cover this page. */
function Preview({
  stories,
  size,
}: {
  readonly stories: ComponentGuide['stories'];
  readonly size: 'part' | 'slot' | 'page';
}) {
  const context = use(DocsContext);
  const [chosen, setChosen] = useState(stories[0]?.id);
  const [story] = context.componentStories();
  const globals = story ? context.getStoryContext(story).globals : {};
  const args = Object.fromEntries(['theme', 'namespace', 'scheme'].map((global) => [global, String(globals[global])]));
  if (chosen === undefined) return null;
  return (
    <section className={styles.section}>
      <h2>
        状態 <small>{themeLabel(String(globals.theme))}</small>
      </h2>
      <ul className={styles.states}>
        {stories.map(({ id, label }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === chosen} onClick={() => setChosen(id)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
      <iframe className={styles.frame} data-size={size} title="見本" src={frameHref(chosen, args)} />
    </section>
  );
}
