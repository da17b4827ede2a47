/**
 * Returns instructions when this Node is too old for the shop; null when it is new enough. Runs on any Node.
 *
 * @param {{ versions: { node: string }, platform: string, arch: string }} process
 * @returns {string | null}
 */
export function adviceFor({ versions, platform, arch }) {
  const [major, minor] = versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 7)) return null;
  const old = `Node ${versions.node} is too old: the shop needs 24.7 or later.`;
  // npm has no package of Node 24 for these, so `npm ci` cannot install it.
  if (platform === 'darwin' && arch === 'arm64')
    return `${old} On Apple silicon it must be installed: \`brew install node@24\` or https://nodejs.org/, then start again.`;
  return `${old} \`npm ci\` brings Node 24: run this through npm, or with \`npx node\` in the place of \`node\`.`;
}
