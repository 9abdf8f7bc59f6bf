import { findAgents } from './agents.ts';
import { CommandError, clientOf, type Terminal } from './terminal.ts';

interface Message {
  role: string;
  text: string;
}

const line = ({ role, text }: Message) => `${role === 'agent' ? 'Agent' : 'You'}: ${text}`;

/** A conversation with an agent in text. */
export async function call(terminal: Terminal, named: string | undefined, isLive: boolean): Promise<number> {
  if (named === undefined) throw new CommandError('Enter the agent’s name: parley call "Front desk"');
  const parley = clientOf(terminal);
  const [agent] = await findAgents(parley, [named]);
  const chat = await parley.chats.start(agent!.id, { draft: !isLive });
  for (const message of chat.messages) terminal.say(line(message));
  let { status } = chat;
  while (status === 'live') {
    const text = await terminal.ask('You: ');
    if (text === null) {
      await parley.chats.end(chat.id);
      break;
    }
    if (text.trim() === '') continue;
    for await (const { event, data } of parley.chats.stream(chat.id, { text })) {
      if (event === 'message' && (data as Message).role === 'agent') terminal.say(line(data as Message));
      if (event === 'done') status = (data as { status: typeof status }).status;
      if (event === 'error') throw new CommandError((data as { message: string }).message);
    }
  }
  const { outcome } = await parley.chats.get(chat.id);
  terminal.say(
    `The conversation has ended${outcome === null ? '' : `: ${outcome}`}. To see it, run: parley calls ${chat.id}`,
  );
  return 0;
}

/** The newest calls, or one with its transcript. */
export async function calls(terminal: Terminal, callId: string | undefined, limit: number): Promise<number> {
  const parley = clientOf(terminal);
  if (callId !== undefined) {
    const { turns, agentName, startedAt, outcome } = await parley.calls.get(callId);
    terminal.say(`${agentName}, ${startedAt}, ${outcome ?? 'no outcome'}`);
    for (const { role, text } of turns) terminal.say(`${role === 'agent' ? 'Agent' : 'Caller'}: ${text}`);
    return 0;
  }
  const { items } = await parley.calls.list({ limit });
  for (const one of items) {
    const seconds = Math.round(one.durationMs / 1000);
    terminal.say(
      `${one.id}  ${one.startedAt}  ${one.channel}  ${String(seconds).padStart(5)} s  ${one.outcome ?? one.status}  ${one.agentName}`,
    );
  }
  return 0;
}

interface Board {
  items: { id: string; agentName: string; channel: string }[];
  gone?: string[];
}

/** Calls as they begin and end, until someone stops it. */
export async function logs(terminal: Terminal, isOnce: boolean): Promise<number> {
  const parley = clientOf(terminal);
  const known = new Set<string>();
  do {
    for await (const { event, data } of parley.liveCalls.events(isOnce ? { seconds: 0 } : {})) {
      const { items, gone = [] } = data as Board;
      const now = new Date().toISOString();
      for (const { id, agentName, channel } of items) {
        if (!known.has(id)) terminal.say(`${now}  began  ${id}  ${channel}  ${agentName}`);
        known.add(id);
      }
      // After a pause all that go on are told anew.
      const over = event === 'calls' ? [...known].filter((id) => !items.some((item) => item.id === id)) : gone;
      for (const id of over) if (known.delete(id)) terminal.say(`${now}  ended  ${id}`);
    }
  } while (!isOnce);
  return 0;
}
