import type { ScreenRow } from './screen-table.ts';

const journeysShown = 3;

/** Returns `docs/screens.md`, the table of screens. */
export function screensPage(rows: readonly ScreenRow[]): string {
  return `# Screens

Every screen of the specification (§2). \`npm run screens\` writes this page from the table of screens (\`libs/constants/src/screens\`), the imports of routes, the stories of Simple and the journeys; \`tools/checks/screens.test.ts\` checks it. The journey \`screens\` checks access and robots in a running shop.

- **who**: \`public\` everybody; \`login-only\` members, guests are redirected to the login; \`logout-only\` guests, members are redirected to \`/ec/\`; \`member-only\` members where the shop does not sell to guests.
- **listed**: whether search engines may list it; all others are \`noindex, nofollow\`.
- **states**: of its page slot, each with a story; \`npm run themes:screens\` renders the first in nine themes.
- **journeys**: the first that open it, of \`apps/e2e/journeys\`.

| screen | who | listed | slot | states | journeys |
| --- | --- | --- | --- | --- | --- |
${rows.map(lineOf).join('\n')}
`;
}

function lineOf({ path, access, isIndexable, slot, stories, states, journeys }: ScreenRow): string {
  const shown = slot === null ? 'none yet' : stories === null ? slot : `[${slot}](../${stories})`;
  return `| \`${path}\` | ${access} | ${isIndexable ? 'yes' : 'no'} | ${shown} | ${states || ''} | ${journeys.slice(0, journeysShown).join(', ')} |`;
}
