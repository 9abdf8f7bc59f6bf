/** Where a voice demo stands. Times are milliseconds of one clock. */
export type DemoState =
  | { status: 'idle' | 'error' }
  | { status: 'generating' | 'playing'; playedAt: number; characters: number }
  | { status: 'done'; seconds: number; characters: number };

export type DemoEvent =
  | { type: 'play'; at: number; characters: number }
  | { type: 'started' }
  | { type: 'ended'; at: number }
  | { type: 'failed' };

export const idleDemo: DemoState = { status: 'idle' };

/** Whether something is being made or heard: Play is ignored meanwhile. */
export const isBusy = (state: DemoState): boolean => state.status === 'generating' || state.status === 'playing';

/** What follows from an event; one that does not fit the state changes nothing. */
export function nextDemoState(state: DemoState, event: DemoEvent): DemoState {
  if (event.type === 'play') {
    if (isBusy(state)) return state;
    return { status: 'generating', playedAt: event.at, characters: event.characters };
  }
  if (state.status !== 'generating' && state.status !== 'playing') return state;
  if (event.type === 'failed') return { status: 'error' };
  if (event.type === 'started') return { ...state, status: 'playing' };
  return { status: 'done', seconds: (event.at - state.playedAt) / 1000, characters: state.characters };
}

/** The line that says where the demo stands; an error has one of its own. */
export function demoStatusText(state: DemoState): string {
  if (state.status === 'generating') return 'Generating voice...';
  if (state.status === 'playing') return 'Playing...';
  if (state.status === 'done') return `Generated in ${state.seconds.toFixed(1)}s • ${state.characters} characters`;
  return state.status === 'idle' ? 'Ready to demo' : '';
}

/** The label of the button: the page's own when nothing is under way. */
export function playLabel(state: DemoState, label: string): string {
  if (state.status === 'generating') return 'Generating...';
  return state.status === 'playing' ? 'Playing...' : label;
}
