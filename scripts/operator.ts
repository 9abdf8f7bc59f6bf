import { operatorCommand } from './operator-command.ts';
import { runCommand } from './run-command.ts';

/** `npm run operator -- …`, at the machine itself. */
await runCommand(() => operatorCommand(process.argv.slice(2)));
