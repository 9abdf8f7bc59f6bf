import { parseArgs } from 'node:util';
import { ParleyError } from '../../typescript/src/index.ts';
import * as agents from './agents.ts';
import { call, calls, logs } from './conversations.ts';
import { listen } from './listen.ts';
import { login, logout } from './sign-in.ts';
import { CommandError, type Terminal } from './terminal.ts';

export const help = `parley login [--url URL] [--token TOKEN]   store a token, readable only by you
parley logout

parley agents list
parley agents pull [NAME…]                 save drafts to agents/*.agent.yaml
parley agents diff [FILE…]                 show what pushing would change
parley agents lint [FILE…]                 check files without a server
parley agents push [FILE…] [--publish] [--note TEXT]
parley agents test [NAME…] [--live]        run the tests on the server
parley agents publish NAME… [--note TEXT]

parley call NAME [--live]                  chat with an agent's draft here
parley calls [ID] [--limit 20]             list the latest calls, or show one with its transcript
parley logs [--once]                       follow calls as they start and end
parley listen [--events call.*,task.created] [--forward URL]
                                           receive signed webhook events here; --once exits after the first

--dir FOLDER replaces agents/. PARLEY_URL and PARLEY_TOKEN override the stored login.
Exit codes: 0 success, 1 something differed, failed, or was rejected, 2 couldn't run.`;

const options = {
  url: { type: 'string' },
  token: { type: 'string' },
  dir: { type: 'string', default: 'agents' },
  publish: { type: 'boolean', default: false },
  note: { type: 'string' },
  live: { type: 'boolean', default: false },
  events: { type: 'string' },
  forward: { type: 'string' },
  once: { type: 'boolean', default: false },
  limit: { type: 'string', default: '20' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];

function runAgents(terminal: Terminal, [command, ...given]: string[], values: Values): Promise<number> | number {
  const { dir, note, live, publish } = values;
  switch (command) {
    case 'list':
      return agents.list(terminal);
    case 'pull':
      return agents.pull(terminal, given, dir);
    case 'push':
      return agents.push(terminal, given, { dir, publish, note });
    case 'diff':
      return agents.diff(terminal, given, dir);
    case 'lint':
      return agents.lint(terminal, given, dir);
    case 'test':
      return agents.test(terminal, given, live ? 'live' : 'draft');
    case 'publish':
      return agents.publish(terminal, given, note);
    default:
      throw new CommandError(help);
  }
}

async function runCommand(terminal: Terminal, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [command, ...given] = positionals;
  if (values.help || command === 'help') {
    terminal.say(help);
    return 0;
  }
  switch (command) {
    case 'login':
      await login(terminal, values);
      return 0;
    case 'logout':
      logout(terminal);
      return 0;
    case 'agents':
      return runAgents(terminal, given, values);
    case 'call':
      return call(terminal, given[0], values.live);
    case 'calls':
      return calls(terminal, given[0], Number(values.limit));
    case 'logs':
      return logs(terminal, values.once);
    case 'listen':
      return listen(terminal, values);
    default:
      throw new CommandError(help);
  }
}

/** Carries out a command, and answers its exit status. */
export async function run(terminal: Terminal, args: string[]): Promise<number> {
  try {
    return await runCommand(terminal, args);
  } catch (error) {
    const isArgument = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    if (!isArgument && !(error instanceof CommandError) && !(error instanceof ParleyError)) throw error;
    terminal.say((error as Error).message);
    return 2;
  }
}
