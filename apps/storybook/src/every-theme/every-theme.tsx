import { useState } from 'react';
import type { CoveredSlot } from '../index/coverage-module.ts';
import { themeLabel } from '../theme-label.ts';
import styles from './every-theme.module.css';
import { frameHref, storyHref } from './story-href.ts';

export interface EveryThemeProps {
  readonly slots: readonly CoveredSlot[];
  /** The slot that is shown first. */
  readonly slot: string;
  readonly themes: readonly string[];
  /** Choices of the toolbar that also apply to the cells, as the colour scheme. */
  readonly globals: Readonly<Record<string, string>>;
}

/** Whether a slot fills a screen and is viewed as a whole. */
const isWhole = (slot: string): boolean => /(?:Page|Layout|Header|Footer|Hero|Home)$/.test(slot);

/** One state of a slot in every theme side by side: a document each, with its own runtime and its own width. */
export function EveryTheme({ slots, slot: first, themes, globals }: EveryThemeProps) {
  const [name, setName] = useState(first);
  const [state, setState] = useState<string | null>(null);
  const [isWide, setWide] = useState(isWhole(first));
  const slot = slots.find((one) => one.slot === name) ?? slots[0];
  const story = slot?.stories.find((one) => one.state === state) ?? slot?.stories[0];
  const choose = (chosen: string) => {
    setName(chosen);
    setState(null);
    setWide(isWhole(chosen));
  };
  if (!slot || !story) return null;
  return (
    <main className={styles.page}>
      <form className={styles.choice}>
        <label>
          部品
          <select value={slot.slot} onChange={({ target }) => choose(target.value)}>
            {slots.map((one) => (
              <option key={one.slot} value={one.slot}>
                {one.title.replace('/', ' / ')}
              </option>
            ))}
          </select>
        </label>
        <label>
          状態
          <select value={story.state} onChange={({ target }) => setState(target.value)}>
            {slot.stories.map((one) => (
              <option key={one.state} value={one.state}>
                {one.label}
              </option>
            ))}
          </select>
        </label>
        <label>
          幅
          <select value={isWide ? '1280' : '360'} onChange={({ target }) => setWide(target.value === '1280')}>
            <option value="360">携帯 360</option>
            <option value="1280">パソコン 1280</option>
          </select>
        </label>
      </form>
      <ul className={styles.grid} data-wide={isWide || undefined}>
        {themes.map((theme) => (
          <li key={theme} className={styles.cell}>
            <a className={styles.name} href={storyHref(story.id, { ...globals, theme })} target="_top">
              {themeLabel(theme)}
            </a>
            <div className={styles.window}>
              <iframe
                key={story.id}
                className={styles.frame}
                src={frameHref(story.id, { ...globals, theme })}
                title={themeLabel(theme)}
              />
            </div>
          </li>
        ))}
      </ul>
    </main>
  );
}
