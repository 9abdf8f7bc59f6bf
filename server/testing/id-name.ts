const kinds = [
  ['/v1/chats/', 'chatId'],
  ['/v1/phone-calls/', 'phoneCallId'],
  ['/v1/live-calls/', 'liveCallId'],
  ['/v1/widget-chats/', 'visitId'],
] as const;

/** What tests call an id of a path. Each path names a call `callId`, and means a call of its own kind. */
export const idName = (path: string, name: string): string =>
  name === 'callId' ? (kinds.find(([start]) => path.startsWith(start))?.[1] ?? name) : name;
