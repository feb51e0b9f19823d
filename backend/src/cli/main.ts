import { run } from '../operations/cli/run.ts';

const { exitCode, stdout, stderr } = await run(process.argv.slice(2), process.env, console.error);
if (stdout) console.log(stdout);
if (stderr) console.error(stderr);
process.exitCode = exitCode;
