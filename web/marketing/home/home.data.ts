export const useCases = [
  {
    title: 'Automated scheduling',
    text: 'Callers name a day and time in their own words. The agent checks the calendar, offers open times, and emails the invitation.',
    said: 'Next Tuesday, around two thirty?',
    kept: 'Tuesday, 2:30 PM',
  },
  {
    title: 'Lead and appointment handling',
    text: 'Every inquiry gets answered, qualified with the right questions, and saved with a budget, a timeline, and contact details.',
    said: 'About five thousand, within three months.',
    kept: 'budget 5,000 · within three months',
  },
  {
    title: 'Order and product support',
    text: 'Questions you hear fifty times a day get an instant answer. Anything that needs a person goes to one, with the full context.',
    said: 'It’s about my last bill, and it’s urgent.',
    kept: 'topic billing · urgent yes',
  },
  {
    title: 'Learning and content delivery',
    text: 'Lessons, articles, and product guides people can listen to as well as read, in the same voice throughout.',
    said: 'Lesson three. How a bill becomes law.',
    kept: 'lesson-3.mp3',
  },
  {
    title: 'Public notifications',
    text: 'One clear announcement, spoken the same way at every door and on every line, and updated as fast as you can type.',
    said: 'Platform four is closed until six.',
    kept: 'announcement.mp3',
  },
] as const;

export const statistics = [
  { value: 72, text: 'of routine calls answered without a wait' },
  { value: 67, text: 'of appointments booked outside business hours' },
  { value: 35, text: 'less time spent on the same few questions' },
  { value: 47, text: 'more lessons finished once they can be heard' },
] as const;

export const values = [
  {
    title: 'Human-first design',
    text: 'People interrupt, correct themselves, and change their minds. The agent stops when it’s interrupted, applies corrections, and brings in a person when asked.',
  },
  {
    title: 'Simple implementation',
    text: 'Start from a template that’s a complete conversation, and talk to it in your browser before connecting anything: no phone number, no API key.',
  },
  {
    title: 'Scalable solutions',
    text: 'The same conversation runs in the browser, over text, and on the phone. To take more calls, just add machines. There’s nothing to redesign.',
  },
  {
    title: 'Reliable performance',
    text: 'Every turn is stored before it’s spoken. After a dropped connection, the call picks up where it left off, and nothing that was agreed on is lost.',
  },
] as const;
