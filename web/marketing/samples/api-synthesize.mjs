// Text in, an address to play out.
const { PARLEY_URL, PARLEY_API_KEY } = process.env;

const response = await fetch(`${PARLEY_URL}/api/synthesize`, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${PARLEY_API_KEY}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    text: 'Platform four is closed until six.',
    voice: 'natural-female',
    format: 'mp3',
  }),
});
if (!response.ok) throw new Error(await response.text());

const speech = await response.json();
console.log(`Play it at ${speech.audio_url}`);
