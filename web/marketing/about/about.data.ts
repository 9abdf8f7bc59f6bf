/** What sets the company apart. */
export const differentiators = [
  {
    title: 'Conversations, not menus',
    text: 'People say what they want in their own words, interrupt, and change their minds. Our agents are built for that first, and for the happy path second.',
  },
  {
    title: 'Code decides, not chance',
    text: 'Every call follows a flow you can read. The same inputs always produce the same call, and you can replay it afterward.',
  },
  {
    title: 'Yours to run',
    text: 'The platform is open source under the Apache License. It starts with one command on your own machine and doesn’t depend on any other company.',
  },
  {
    title: 'Nothing hidden',
    text: 'You can inspect every turn of every call: what was said, what was heard, what was understood, and what happened next.',
  },
] as const;

export const values = [
  {
    title: 'Honesty first',
    text: 'An agent says it’s an agent. We don’t make up numbers, and when something can’t be done yet, we say so.',
  },
  {
    title: 'Respect for time',
    text: 'Short questions, quick answers, no music. The best call is over when the caller wants it to be.',
  },
  { title: 'Consent', text: 'No voice is cloned and no face is used without the person’s consent.' },
  {
    title: 'Access for everyone',
    text: 'Speak or type, read or listen, fast or slow: every caller should get the same result.',
  },
  {
    title: 'Care in the small things',
    text: 'How a number is read back decides whether people trust everything else.',
  },
] as const;
