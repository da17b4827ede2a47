import type { ScreenRow } from './screen-table.ts';

const journeysShown = 3;

/** `docs/screens.md`: the table of screens as people read it. */
export function screensPage(rows: readonly ScreenRow[]): string {
  return `# Screens

Every screen of the specification (§2), written by \`npm run screens\` from the table of screens (\`libs/constants/src/screens\`), the slots' metadata, the stories of Simple and the journeys. \`tools/checks/screens.test.ts\` holds the table whole and this page up to date; the journey \`screens\` asks a running shop for each and holds guard and robots to what stands here.

- **who**: \`public\` anybody; \`login-only\` a member, anybody else is led to the login; \`logout-only\` a guest, a member is led to \`/ec/\`; \`member-only\` a member where the shop does not sell to guests.
- **listed**: whether search engines may list it; all others say \`noindex, nofollow\`.
- **states**: of its page slot, each with a story; \`npm run themes:screens\` renders the first in nine themes.
- **journeys**: the first that open it, of \`apps/e2e/journeys\`.

| screen | who | listed | slot | states | journeys |
| --- | --- | --- | --- | --- | --- |
${rows.map(lineOf).join('\n')}
`;
}

function lineOf({ path, access, isIndexable, slot, stories, states, journeys }: ScreenRow): string {
  const shown = slot === null ? 'not drawn yet' : stories === null ? slot : `[${slot}](../${stories})`;
  return `| \`${path}\` | ${access} | ${isIndexable ? 'yes' : 'no'} | ${shown} | ${states.length || ''} | ${journeys.slice(0, journeysShown).join(', ')} |`;
}
