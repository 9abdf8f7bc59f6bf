import { runAgents } from './agents/run-agents.ts';

/**
 * `npm run agents -- pull|push|diff|test`: agents of a workspace as files in a folder, to keep beside code. pull writes what
 * their drafts are, push takes files into drafts (nothing answers before it is published), diff tells what differs, test
 * plays the tests of files, or of an agent that is there. Ends with 0 where nothing is left to do, 1 where something
 * differs, fails or is left open, 2 where it could not run.
 */

process.exitCode = await runAgents(process.argv.slice(2), process.env);
