import { writeFile } from 'node:fs/promises';
import OpenAI from 'openai';

const { PARLEY_URL, PARLEY_API_KEY } = process.env;
const openai = new OpenAI({ baseURL: `${PARLEY_URL}/v1`, apiKey: PARLEY_API_KEY });

const speech = await openai.audio.speech.create({
  model: 'tts-1',
  voice: 'alloy',
  input: 'Your table is booked for half past seven.',
});
await writeFile('openai.mp3', Buffer.from(await speech.arrayBuffer()));
