/** What creators make of it. */
export const formats = [
  { title: 'Video', text: 'Narration for explainers, reviews, and tutorials, timed to your cut.' },
  { title: 'Podcasts', text: 'Intros, sponsor lines, and corrections in a voice that stays the same all season.' },
  { title: 'Courses', text: 'Lessons you can update sentence by sentence as the subject changes.' },
  { title: 'Articles', text: 'A play button on every post, for readers who are driving or cooking.' },
  { title: 'Audiobooks', text: 'A first listen to the whole manuscript before you decide who should narrate it.' },
  { title: 'Short clips', text: 'Five versions of one line, so you can hear which one works.' },
] as const;

/** From a script to a file. */
export const steps = [
  {
    title: 'Paste the script',
    text: 'Write it here, or paste it from wherever you write. One sentence or one chapter.',
  },
  { title: 'Cast a voice', text: 'Warm, clear, friendly, or deep. Slow down for a lesson, speed up for a trailer.' },
  { title: 'Listen and revise', text: 'Listen right away, fix the sentence that stumbles, and listen again.' },
  { title: 'Download the file', text: 'MP3 for the upload, WAV for the edit, OGG for the web.' },
] as const;
