/** A call through the Appointment Scheduler's flow: each node with what is said there. A test holds it to the template. */
export const bookingCall: { node: string; title: string; agent: string; caller?: string; note?: string }[] = [
  {
    node: 'start',
    title: 'Start Call',
    agent:
      'Hello, and thank you for calling! I’m Emma, the automated assistant, and I can book an appointment for you.',
  },
  {
    node: 'service',
    title: 'Ask for the service',
    agent: 'What would you like an appointment for?',
    caller: 'A checkup, please.',
    note: 'service = checkup',
  },
  {
    node: 'contact',
    title: 'Ask for name and contact details',
    agent: 'What name should I put that under?',
    caller: 'Ann Lee. Ann at lee dot example.',
    note: 'email = ann@lee.example',
  },
  {
    node: 'book',
    title: 'Schedule Meeting',
    agent: 'When would you like to come in?',
    caller: 'Next Tuesday at two. No wait, make it two thirty.',
    note: 'time = Tue 2:30 PM',
  },
  {
    node: 'confirmation',
    title: 'Email the confirmation',
    agent: '',
    note: 'email with a calendar file',
  },
  {
    node: 'bye_booked',
    title: 'End Call',
    agent: 'See you on Tuesday, December 1 at 2:30 PM, Ann. The confirmation is on its way to your email. Goodbye!',
  },
];
