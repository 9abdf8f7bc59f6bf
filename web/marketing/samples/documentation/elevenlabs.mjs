import { writeFile } from 'node:fs/promises';
import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';

const { PARLEY_URL, PARLEY_API_KEY } = process.env;
const elevenlabs = new ElevenLabsClient({ baseUrl: `${PARLEY_URL}/elevenlabs`, apiKey: PARLEY_API_KEY });

const speech = await elevenlabs.textToSpeech.convert('sarah', {
  text: 'Your table is booked for half past seven.',
});
await writeFile('elevenlabs.mp3', speech);
