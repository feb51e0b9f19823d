import '../platform/db/resolve-drizzle.ts';

const { run } = await import('../operations/cli/run.ts');

const { exitCode, stdout, stderr, endsAtOnce } = await run(process.argv.slice(2), process.env, console.error);
if (stdout) console.log(stdout);
if (stderr) console.error(stderr);
process.exitCode = exitCode;
// Not before everything is written: a pipe takes it in parts.
if (endsAtOnce) process.stdout.write('', () => process.exit());
