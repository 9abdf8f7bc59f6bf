import { describe, expect, it } from 'vitest';
import type { Flow, FlowNode } from '#domain/workflows.ts';
import { outline, stepName } from './flow-outline.ts';

const node = (id: string, type: string, config: FlowNode['config'] = {}): FlowNode => ({
  id,
  type,
  title: id,
  config,
  x: 0,
  y: 0,
});

const flow: Flow = {
  name: 'Test',
  nodes: [
    node('lonely', 'ask'),
    node('bye', 'end', { message: 'Goodbye.' }),
    node('ask', 'ask', { intro: 'Good.', slots: [{ name: 'day', prompt: 'Which day?' }, { prompt: 'What time?' }] }),
    node('begin', 'start', { greeting: 'Hello.' }),
  ],
  edges: [
    { from: 'begin', port: 'next', to: 'ask' },
    { from: 'ask', port: 'filled', to: 'bye' },
    { from: 'ask', port: 'again', to: 'ask' },
    { from: 'ask', port: 'broken', to: 'nowhere' },
  ],
};

describe('outline', () => {
  it('follows each way to its end, and keeps what no conversation reaches', () => {
    expect(outline(flow).map((step) => step.node.id)).toEqual(['begin', 'ask', 'bye', 'lonely']);
  });

  it('tells what is said, in order', () => {
    expect(outline(flow)[1]?.says).toEqual(['Good.', 'Which day?', 'What time?']);
  });

  it('puts the agent’s greeting in the place of the flow’s own', () => {
    expect(outline(flow, 'Welcome to Ada’s.')[0]?.says).toEqual(['Welcome to Ada’s.']);
  });

  it('tells where a step leads, and leaves out what leads nowhere', () => {
    expect(outline(flow)[1]?.ways.map(({ port, to }) => [port, to.id])).toEqual([
      ['filled', 'bye'],
      ['again', 'ask'],
    ]);
  });

  it('names the ways as the builder does, a decision’s by its own labels', () => {
    const decision = node('which', 'decision', { branches: [{ port: 'vip', label: 'Knows us already' }] });
    const ways = ['vip', 'else', 'somewhere_else'].map((port) => ({ from: 'which', port, to: 'bye' }));
    const [step] = outline({ ...flow, nodes: [decision, node('bye', 'end')], edges: ways });
    expect(step?.ways.map(({ name }) => name)).toEqual(['Knows us already', 'Else', 'Somewhere else']);
  });

  it('reads templates as a person would', () => {
    const mail = node('mail', 'send_email', { to: '{{email|}}', subject: 'Your visit, {{name|friend}}' });
    const greet = node('begin', 'start', { greeting: 'Hello {{name|there}}.' });
    const steps = outline({ ...flow, nodes: [greet, mail], edges: [] });
    expect(steps[0]?.says).toEqual(['Hello [name].']);
    expect(steps[1]?.does).toBe('To [email]: Your visit, [name]');
  });

  it('survives an empty flow', () => {
    expect(outline({ name: 'Empty', nodes: [], edges: [] })).toEqual([]);
  });
});

describe('stepName', () => {
  it('uses the palette’s names, and plain words for the rest', () => {
    expect([stepName('ask'), stepName('play_music')]).toEqual(['Ask Question', 'Play music']);
  });
});
