const response = await fetch(`${process.env.PARLEY_URL}/v1/synthesize`, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.PARLEY_TOKEN}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    text: 'Your table is booked for half past seven.',
    voice: 'sarah',
    format: 'mp3',
  }),
});

const { audio_url, duration } = await response.json();
console.log(`${duration} seconds of speech at ${audio_url}`);
