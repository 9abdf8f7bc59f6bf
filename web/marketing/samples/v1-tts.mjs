import { writeFile } from 'node:fs/promises';

const { PARLEY_URL, PARLEY_API_KEY } = process.env;

const response = await fetch(`${PARLEY_URL}/v1/tts`, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${PARLEY_API_KEY}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    text: 'Your table for two is booked for half past seven.',
    voice: 'natural-female',
    format: 'mp3',
    speed: 1,
  }),
});
if (!response.ok) throw new Error(await response.text());

const audio = await response.blob();
await writeFile('speech.mp3', Buffer.from(await audio.arrayBuffer()));
