import type { Page } from 'playwright';
import { untilLaidOut } from './until-laid-out.ts';

/**
 * Names, telephone numbers, addresses, dates, times, sums and units, and phrases that must not break across lines.
 * Texts too long for a narrow column are not included.
 */
const wholeWords = [
  '肩ひじ|殺菌食品|ひらがな|(?<!いつも)ありがとうございます|カートに入れる|お問い合わせ|お届け先|贈り主の方|自動で再開|お受け取り期限',
  '見本\\s[太花][郎子]\\s様(?:から|へ)?',
  '.」[のに]',
  '(?<![\\w.-])[\\w.-]{1,20}@[\\w.-]{1,20}(?![\\w.-])',
  '平日\\d+〜\\d+時',
  '(?:見本町|千代田|梅田)\\d+(?:-\\d+)*',
  '(?<![\\d-])\\d{2,4}-\\d{3,4}-\\d{4}(?![\\d-])',
  '(?<![\\d-])\\d{3}-\\d{4}(?![\\d-])',
  '(?:\\d{4}年)?\\d+月\\d+日(?:\\([月火水木金土日]\\))?',
  '\\d{4}\\.\\d+\\.\\d+(?:\\([月火水木金土日]\\))?',
  '\\d+時?〜\\d+(?:時|人前)',
  '\\d+:\\d+',
  '[\\d,]+(?:円|ポイント)',
  '\\d[\\d,.]*(?:kg|g|cm|mm|ml|個|本|枚|件|名|人前|ヶ月)',
  // The start of a longer katakana word; without a limit, long ones are excluded.
  '(?<![ァ-ヴー])(?=[ァ-ヴー]{2,18}(?![ァ-ヴー]))[ァ-ヴー]{2,9}',
].join('|');

/** Widths of phones and of a tablet. */
const widthsOfScreens = [360, 390, 768];

/**
 * Returns one message for each line-break fault of a page at each width: a listed word across two lines, a text cut off
 * without a sign, a page wider than its screen. Empty when there is none.
 */
export async function findBrokenWords(page: Page): Promise<readonly string[]> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 800 };
  const faults: string[] = [];
  for (const each of widthsOfScreens) {
    await page.setViewportSize({ width: each, height });
    await page.waitForFunction((width) => innerWidth === width, each);
    await untilLaidOut(page);
    faults.push(...(await page.evaluate(readFaults, wholeWords)).map((fault) => `${each} px: ${fault}`));
  }
  await page.setViewportSize({ width, height });
  return faults;
}

function readFaults(content: string): readonly string[] {
  const faults = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} px wide`);

  /**
   * Whether an ancestor hides a part of the text without an ellipsis or scrolling; a box of one pixel is for screen
   * readers.
   */
  const isCut = (text: DOMRect, around: Element): boolean => {
    for (let box: Element | null = around; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
      const isSaid = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      if (isSaid || /auto|scroll/.test(overflowX + overflowY)) return false;
      const edge = box.getBoundingClientRect();
      if (edge.width <= 1) return false;
      const isAcross = /hidden|clip/.test(overflowX) && (text.left < edge.left - 1 || text.right > edge.right + 1);
      // Letters are lower than their line.
      const isAlong = /hidden|clip/.test(overflowY) && (text.top < edge.top - 3 || text.bottom > edge.bottom + 3);
      if (isAcross || isAlong) return true;
    }
    return false;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const around = node.parentElement;
    const text = node.textContent ?? '';
    if (text.trim() === '' || around === null || around.closest('script, style, noscript, option, textarea')) continue;
    if (!around.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Text only for screen readers is one pixel large.
    if (around.getBoundingClientRect().width <= 1) continue;
    const line = getComputedStyle(around).writingMode.startsWith('vertical') ? 'left' : 'top';
    // Word joiners are not letters of a word.
    const letters = [...text.matchAll(/[^\u2060]/g)];
    const range = document.createRange();
    for (const { 0: word, index } of letters.join('').matchAll(new RegExp(content, 'g'))) {
      range.setStart(node, letters[index]?.index ?? 0);
      range.setEnd(node, (letters[index + word.length - 1]?.index ?? 0) + 1);
      const [first, ...rest] = [...range.getClientRects()].filter((box) => box.width > 0.5);
      if (first && rest.some((box) => Math.abs(box[line] - first[line]) > 4))
        faults.add(`${word} is broken in “${text.trim().slice(0, 40)}”`);
    }
    range.selectNodeContents(node);
    // An ornament runs past its edge.
    if (!around.closest('[aria-hidden="true"]') && isCut(range.getBoundingClientRect(), around))
      faults.add(`“${text.trim().slice(0, 40)}” is cut off`);
  }
  return [...faults];
}
