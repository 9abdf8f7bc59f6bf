const { PARLEY_URL, PARLEY_API_KEY } = process.env;

const response = await fetch(`${PARLEY_URL}/v1/synthesize`, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${PARLEY_API_KEY}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    text: 'Your table is booked for half past seven.',
    voice: 'sarah',
    format: 'mp3',
  }),
});
if (!response.ok) throw new Error(await response.text());

const { audio_url, duration } = await response.json();
console.log(`${duration} seconds of speech at ${audio_url}`);
