export const useCases = [
  {
    title: 'Automated scheduling',
    text: 'Callers say a day and a time in their own words. The agent looks into the calendar, offers what is free and mails the invitation.',
    said: 'Next Tuesday, around half past two?',
    kept: 'Tuesday, 2:30 PM',
  },
  {
    title: 'Lead and appointment handling',
    text: 'Every inquiry is answered, asked the right questions, and written down with a budget, a time frame and a way to reach the person.',
    said: 'About five thousand, within three months.',
    kept: 'budget 5,000 · within three months',
  },
  {
    title: 'Order and product support',
    text: 'The questions that come fifty times a day get their answer at once. What needs a person reaches one with the whole story.',
    said: 'It’s about my last bill, and it’s urgent.',
    kept: 'topic billing · urgent yes',
  },
  {
    title: 'Learning and content delivery',
    text: 'Lessons, articles and product guides that can be listened to as well as read, in the same voice from the first to the last.',
    said: 'Lesson three. How a bill becomes law.',
    kept: 'lesson-3.mp3',
  },
  {
    title: 'Public notifications',
    text: 'One clear announcement, spoken the same way at every door and on every line, and changed in the time it takes to type it.',
    said: 'Platform four is closed until six.',
    kept: 'announcement.mp3',
  },
] as const;

export const statistics = [
  { value: 72, text: 'of routine calls answered without a wait' },
  { value: 67, text: 'of appointments made outside opening hours' },
  { value: 35, text: 'less time spent on the same few questions' },
  { value: 47, text: 'more lessons finished once they can be heard' },
] as const;

export const values = [
  {
    title: 'Human-first design',
    text: 'People interrupt, correct themselves and change their minds. The agent stops when it is interrupted, takes back what was corrected, and fetches a person when it is asked for one.',
  },
  {
    title: 'Simple implementation',
    text: 'Start from a template that runs to its end as it stands, and talk with it in the browser before anything is connected: no telephone number, no key.',
  },
  {
    title: 'Scalable solutions',
    text: 'The same conversation runs in the browser, by text and on the telephone. More callers need more machines, not another design.',
  },
  {
    title: 'Reliable performance',
    text: 'Every turn is stored before it is spoken. A line that breaks is taken up where it was, and nothing that was agreed is lost.',
  },
] as const;
