let playing: HTMLAudioElement | null = null;

/** Plays a sound and pauses the one that played before. */
export function playAlone(audio: HTMLAudioElement): Promise<void> {
  if (playing !== audio) playing?.pause();
  playing = audio;
  return audio.play();
}
