/** What creators make of it. */
export const formats = [
  { title: 'Video', text: 'Narration for explainers, reviews and tutorials, timed to your cut.' },
  { title: 'Podcasts', text: 'Intros, sponsor lines and corrections in a voice that stays the same all season.' },
  { title: 'Courses', text: 'Lessons that you can update sentence by sentence when the subject moves on.' },
  { title: 'Articles', text: 'A play button on every post, for readers who are driving or cooking.' },
  { title: 'Audio books', text: 'A first listen of the whole manuscript before you decide who should read it.' },
  { title: 'Short clips', text: 'Five versions of one line, so that you can hear which one works.' },
] as const;

/** From a script to a file. */
export const steps = [
  {
    title: 'Paste the script',
    text: 'Write it here or bring it from wherever you write. One sentence or one chapter.',
  },
  { title: 'Cast a voice', text: 'Warm, clear, friendly or deep. Slow down for a lesson, speed up for a trailer.' },
  { title: 'Listen and change', text: 'Hear it at once, mend the sentence that stumbles, and hear that one again.' },
  { title: 'Take the file', text: 'MP3 for the upload, WAV for the edit, OGG for the web.' },
] as const;
