import { runShop } from './run-shop.ts';

process.exitCode = await runShop(process.argv.slice(2), {
  env: process.env,
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
