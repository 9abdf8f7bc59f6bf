import { describe, expect, it } from 'vitest';
import type { CallTurn } from '#domain/calls/calls.ts';
import { callFigures } from './call-figures.ts';

const turn = (role: CallTurn['role'], firstAudio: number | null = null, interrupted = false): CallTurn => ({
  seq: 0,
  role,
  text: 'words',
  intended: null,
  interrupted,
  startMs: 0,
  timings: role === 'agent' ? { firstAudio, engine: 1, store: 1, synthesis: null } : null,
  audio: false,
  saidBy: null,
});

describe('callFigures', () => {
  it('counts turns and interruptions', () => {
    const figures = callFigures([turn('agent', null, true), turn('caller'), turn('agent'), turn('caller')]);
    expect(figures).toMatchObject({ agentTurns: 2, callerTurns: 2, interruptions: 1 });
  });

  it.each([
    [[], null],
    [[80], 80],
    [[300, 100], 200],
    [[90, 5000, 110], 110],
  ])('takes the median of %j as %s', (answers, median) => {
    expect(callFigures([turn('agent'), ...answers.map((ms) => turn('agent', ms))]).answerMs).toBe(median);
  });
});
