// Runs on any Node, so that an old one gets a sentence instead of a stack trace.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 7)) {
  process.stderr.write(
    `Node ${process.versions.node} is too old: the shop needs 24.7 or later. ` +
      'Run it through npm after `npm ci` (which brings Node 24 for Linux, Windows and Intel Macs), or install Node 24.\n',
  );
  process.exit(1);
}
