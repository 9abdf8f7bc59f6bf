import type { ClientMessage, ServerMessage } from './calls/call-protocol.ts';
import type { SoftPhoneMessage, SoftPhoneNews } from './carriers/soft-phone.ts';

/** Words of the documents about sockets and event streams: each message with a sentence and an example. */

/** A message of a socket: one sentence, and one as it may come. */
export interface MessageTold {
  text: string;
  example: object;
}

/** Words of a socket, by the types of its messages. */
export interface SocketTexts<Client extends string, Server extends string> {
  about: string;
  client: Record<Client, MessageTold>;
  server: Record<Server, MessageTold>;
  frames?: { client: string; server: string };
  closes: Record<number, string>;
}

const callId = '019a8f3c-7d2e-7b61-9c54-2f8d1e6a4b5a';

export const callTexts: SocketTexts<ClientMessage['type'], ServerMessage['type']> = {
  about:
    'The caller’s side of a browser call. Send `hello` with the ticket within 5 seconds of connecting. Each text frame is a JSON message. Binary frames are audio. Report `played` while the agent’s audio plays, so that the agent knows what was heard and when it’s the caller’s turn. If the connection is lost, reconnect and send `resume` within 30 seconds. The socket accepts up to 300 messages per second. It closes after 20 rejected messages.',
  client: {
    hello: {
      text: 'Starts the call. Send this message first, with the ticket you got when you created the call.',
      example: { type: 'hello', version: 1, ticket: 'good-for-thirty-seconds' },
    },
    resume: {
      text: 'Resumes a call after a lost connection. Send this message first, in place of `hello`.',
      example: { type: 'resume', version: 1, callId, resumeToken: 'from-the-last-ready', lastSeq: 4 },
    },
    heard: {
      text: 'Results from the browser’s built-in speech-to-text. Interim results let the caller interrupt. A final result counts as a turn. An empty interim result means that speech has started.',
      example: { type: 'heard', text: 'I need a haircut', final: true },
    },
    typed: {
      text: 'What the caller typed. After reconnecting, resend this message until a `turn` lists its ID. Repeats have no effect.',
      example: { type: 'typed', id: '1', text: 'I need a haircut' },
    },
    typing: {
      text: 'The caller is typing, so silence isn’t counted. Send this message at most once per second.',
      example: { type: 'typing' },
    },
    key: { text: 'The caller pressed a key on the keypad.', example: { type: 'key', digit: '1' } },
    played: {
      text: 'How much of a generation’s audio the caller has heard. Send this message every 100 ms during playback, and once more when the last frame has played after `say_end`.',
      example: { type: 'played', generation: 1, ms: 1_240 },
    },
    listen: {
      text: 'A microphone is available. Send this if `ready` includes `hears`, and wait for `hearing` before you send audio. To make the server retry its speech-to-text, send it again.',
      example: { type: 'listen', codec: 'mulaw', echoCancelled: true, recognizes: false },
    },
    hang_up: { text: 'The caller hangs up.', example: { type: 'hang_up' } },
    ping: { text: 'Requests a `pong`, to measure the connection.', example: { type: 'ping', at: 1_795_424_400_000 } },
  },
  server: {
    ready: {
      text: 'The call is connected. Keep `resumeToken` in case the connection is lost.',
      example: {
        type: 'ready',
        callId,
        resumeToken: 'keep-this',
        sampleRate: 16_000,
        agentName: 'Front desk',
        elapsedMs: 0,
        resumed: false,
        hears: ['pcm16', 'mulaw'],
      },
    },
    hearing: {
      text: 'Which transcriber is in use right now, and whether to send audio.',
      example: { type: 'hearing', by: 'server', sound: true, phrases: ['haircut', 'coloring'] },
    },
    interim: {
      text: 'The words being recognized right now. They’re empty once the turn is final.',
      example: { type: 'interim', text: 'I need a' },
    },
    state: { text: 'Whose turn it is.', example: { type: 'state', state: 'listening' } },
    language: {
      text: 'The language the caller currently seems to be speaking, as a BCP 47 tag.',
      example: { type: 'language', language: 'de-DE' },
    },
    turn: {
      text: 'A new or changed transcript turn; the same `seq` replaces the earlier turn. If the agent was interrupted, the text is cut short.',
      example: {
        type: 'turn',
        seq: 1,
        role: 'caller',
        text: 'I need a haircut',
        startMs: 4_200,
        interrupted: false,
        typed: ['1'],
      },
    },
    say_start: {
      text: 'Audio for a new generation follows. Play it after any audio that’s still playing.',
      example: { type: 'say_start', generation: 1, seq: 0 },
    },
    say_end: { text: 'All audio of this generation has been sent.', example: { type: 'say_end', generation: 1 } },
    clear: {
      text: 'The caller interrupted. Stop playing, and drop all audio from this generation and earlier ones, including frames still in transit.',
      example: { type: 'clear', generation: 1 },
    },
    ended: { text: 'The call has ended, and the socket closes.', example: { type: 'ended', reason: 'completed' } },
    error: {
      text: 'A message was rejected, or the call couldn’t be connected. If the call couldn’t be connected, the socket closes.',
      example: { type: 'error', code: 'hello_expected', message: 'Send hello within 5 seconds.' },
    },
    pong: {
      text: 'The response to `ping`, with the same `at` value.',
      example: { type: 'pong', at: 1_795_424_400_000 },
    },
  },
  frames: {
    client:
      'The caller’s audio, with 20 ms per frame and at most 75 frames per second. One byte for the codec (1 for pcm16, 2 for mulaw), one for flags (1: audio before this frame is missing, 2: it was held back while the connection was lost), 2 bytes for a sequence number that wraps, and 4 bytes for the number of samples the microphone captured before this frame. Numbers are unsigned and little-endian. Then come 320 samples, mono at 16 kHz: 640 bytes of 16-bit little-endian PCM, or 320 bytes of mu-law.',
    server:
      'The agent’s audio. Each frame starts with 2 bytes for the generation and 2 bytes for a sequence number, both unsigned, little-endian, and wrapping. Then comes 20 ms of mono 16-bit little-endian PCM at `sampleRate`. Each utterance has its own generation number. Numbers count up from 1 and start over with each `ready`.',
  },
  closes: {
    1000: 'The call has ended.',
    1008: 'Rejected. See the preceding `error` for the reason.',
    1012: 'The server is restarting. Reconnect and send `resume`.',
    4000: 'The call was resumed on another connection.',
  },
};

export const listenTexts: SocketTexts<'hello', 'ready'> = {
  about:
    'Live call audio for a person who’s listening in. Send `hello` with the ticket within 5 seconds of connecting. A person who has taken over the call can also speak.',
  client: {
    hello: {
      text: 'Send this message first, with the ticket.',
      example: { type: 'hello', ticket: 'good-for-thirty-seconds' },
    },
  },
  server: { ready: { text: 'You’re listening. Audio follows.', example: { type: 'ready' } } },
  frames: {
    client:
      'Speech from a person who has taken over the call: 640 bytes, or 20 ms, of mono 16-bit little-endian PCM at 16 kHz. At most 75 frames per second.',
    server:
      'Both sides of the call. Each frame has one byte for the side (0 for the agent, 1 for the caller), one unused byte, and 640 bytes, or 20 ms, of mono 16-bit little-endian PCM at 16 kHz.',
  },
  closes: { 1000: 'The call has ended.', 1008: 'Rejected, or you no longer have permission to listen.' },
};

const sid = 'CA0e1f2a3b4c5d6e7f8091a2b3c4d5e6f7';

export const phoneTexts: SocketTexts<SoftPhoneMessage['type'], SoftPhoneNews['type']> = {
  about:
    'A browser phone on the workspace’s test network. Send `hello` with the ticket within 5 seconds of connecting. The phone supports one call at a time.',
  client: {
    hello: {
      text: 'Send this message first, with the ticket.',
      example: { type: 'hello', ticket: 'good-for-thirty-seconds' },
    },
    call: { text: 'Calls one of the workspace’s test numbers.', example: { type: 'call', to: '+15715550100' } },
    answer: { text: 'Answers a ringing call.', example: { type: 'answer', sid } },
    decline: { text: 'Declines a ringing call.', example: { type: 'decline', sid } },
    says: { text: 'What the person on the phone says.', example: { type: 'says', text: 'I need a haircut' } },
    presses: { text: 'Presses a key on the keypad.', example: { type: 'presses', key: '1' } },
    played: { text: 'An item from `plays` has finished playing.', example: { type: 'played', id: 3 } },
    hang_up: { text: 'Hangs up.', example: { type: 'hang_up' } },
    texts: {
      text: 'Sends a text message to one of the workspace’s test numbers.',
      example: { type: 'texts', to: '+15715550100', text: 'Are you open on Sundays?' },
    },
  },
  server: {
    ready: { text: 'The phone is ready.', example: { type: 'ready', number: '+15715550199' } },
    rings: { text: 'An incoming call.', example: { type: 'rings', sid, from: '+15715550100' } },
    quiet: { text: 'The caller hung up, and the ringing stopped.', example: { type: 'quiet', sid } },
    connected: { text: 'A call started, in either direction.', example: { type: 'connected', sid } },
    plays: {
      text: 'Play this audio, or show these words. Send `played` when playback finishes.',
      example: { type: 'plays', id: 3, url: null, text: 'All lines are busy.' },
    },
    stops: { text: 'Stop playing this audio.', example: { type: 'stops', id: 3 } },
    listens: { text: 'Whether the other side is listening.', example: { type: 'listens', now: true } },
    ended: { text: 'The call has ended.', example: { type: 'ended', sid, status: 'completed' } },
    text: {
      text: 'A text message that the phone received or sent, including earlier ones.',
      example: {
        type: 'text',
        sid: 'SM0e1f2a3b4c5d6e7f8091a2b3c4d5e6f7',
        number: '+15715550100',
        text: 'Yes, from ten.',
        own: false,
      },
    },
    error: {
      text: 'A message was rejected.',
      example: { type: 'error', message: 'This message isn’t part of the protocol.' },
    },
  },
  closes: { 1008: 'Rejected. See the preceding `error` for the reason.' },
};

const secondsOfStream = 'To choose how long the stream stays open, set `seconds`. Reconnect when it ends.';

/** What events of streams say, by the endpoint and the event's name. */
export const eventTexts: Record<string, Record<string, string>> = {
  'liveCalls.events': {
    calls: `All live calls. Sent first. ${secondsOfStream}`,
    changed: 'New and changed calls in `items`, and IDs of ended calls in `gone`.',
  },
  'liveCalls.callEvents': {
    call: 'The call’s full state. Sent first, and after each step.',
    words: 'What the caller is saying, before the turn is complete. The words are masked if the flow hides values.',
  },
  'drafts.events': {
    people: 'Everyone who has the draft open, in the order they joined, and each person’s current step.',
    draft: 'The draft’s revision. If yours is older, fetch the draft again.',
  },
  'workflows.events': {
    people: 'Everyone who has the workflow open, in the order they joined, and each person’s current step.',
    draft: 'The workflow’s revision. If yours is older, fetch the workflow again.',
  },
  'chats.stream': {
    message: 'One agent message, sent as soon as it’s stored.',
    done: 'The chat, with this step’s messages. Then the stream ends.',
    error: 'The agent couldn’t respond. Then the stream ends.',
  },
  'webhooks.listen': {
    ready: 'The secret that signs the messages. Sent first.',
    message:
      'An event with the headers and body that a webhook receives. To resume from this event, pass its `id` as `after`.',
  },
};
