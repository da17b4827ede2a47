/** Returns a row of the table on the page of the law. @param html the cell; an empty one makes no row */
export function lawRow(title: string, html: string): string {
  return html === '' ? '' : `<tr><th scope="row">${title}</th><td>${html}</td></tr>\n`;
}

/** Returns a list of items of HTML, without empty ones. */
export function htmlList(items: readonly string[]): string {
  const shown = items.filter((item) => item !== '');
  return shown.length === 0 ? '' : `<ul>\n${shown.map((item) => `<li>${item}</li>\n`).join('')}</ul>`;
}
