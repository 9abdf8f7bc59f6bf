import { parentPort } from 'node:worker_threads';
import { ZodError } from 'zod';
import type { AgentConfiguration } from '#domain/agents/agents.ts';
import { importFile } from '#voice/flow/imports/import-file.ts';
import { ImportRefused } from '#voice/flow/imports/refused.ts';

/** What is asked for. */
export interface ToImport {
  file: string;
  /** Of the agent, where the file names none. */
  language: AgentConfiguration['language'];
}

/** What was made of a file, or why nothing can be. */
export type ImportAnswer = { made: ReturnType<typeof importFile> } | { problem: string };

/** Said of a value of the file that an agent cannot have. */
const notTaken = ({ issues: [issue] }: ZodError) =>
  `The file’s value for ${issue!.path.map(String).join('.')} can’t be imported: ${issue!.message} Change it in the file.`;

function answer({ file, language }: ToImport): ImportAnswer {
  try {
    return { made: importFile(file, { language }) };
  } catch (error) {
    if (error instanceof ImportRefused) return { problem: error.message };
    if (error instanceof ZodError) return { problem: notTaken(error) };
    throw error;
  }
}

parentPort!.on('message', (asked: ToImport) => parentPort!.postMessage(answer(asked)));
