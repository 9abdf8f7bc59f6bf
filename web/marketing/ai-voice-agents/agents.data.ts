/** How an agent comes to be, in five steps. */
export const steps = [
  {
    title: 'Pick a template',
    text: 'Sales Assistant, Customer Support, Appointment Scheduler, or Survey Collector. Each one is a complete conversation.',
  },
  {
    title: 'Give your agent a voice',
    text: 'Choose a name, a tone, a greeting, one of four voices, and a speed that suits your callers.',
  },
  {
    title: 'Design the conversation',
    text: 'Decide what the agent asks, what’s optional, where the call branches, and what happens with the answers.',
  },
  {
    title: 'Talk to your agent',
    text: 'Call your agent in your browser. Interrupt it, change your mind, mumble. See what it understood, turn by turn.',
  },
  {
    title: 'Put your agent to work',
    text: 'Turn on the agent. Every call gives you a transcript, the answers, and a record of every action.',
  },
] as const;

/** Six use cases, each with what a caller says first. */
export const useCases = [
  {
    title: 'Appointments',
    says: 'Do you have anything Tuesday after four?',
    text: 'Offers open times, books one once the caller confirms, and emails a confirmation with a calendar invite.',
  },
  {
    title: 'New leads',
    says: 'I saw your site and wanted to ask about prices.',
    text: 'Asks about needs, timeline, and budget, then sends your sales team a summary.',
  },
  {
    title: 'First-line support',
    says: 'It worked yesterday and now it doesn’t.',
    text: 'Takes down the problem, tries the quick fix, and opens a ticket with a callback number.',
  },
  {
    title: 'Orders and products',
    says: 'Is the larger one back in stock?',
    text: 'Answers the questions you get all day and hands the rest to your team.',
  },
  {
    title: 'After hours',
    says: 'I know it’s late. Can I leave a message?',
    text: 'Picks up at night and on Sundays, and hands your team a written list in the morning.',
  },
  {
    title: 'Surveys',
    says: 'A nine. The driver was lovely.',
    text: 'Asks a few short questions, lets callers skip some, and stores each answer with its score.',
  },
] as const;

/** Six reasons to choose it: what callers do, and what the agent does then. */
export const reasons = [
  {
    title: 'Stops when you speak',
    text: 'Interrupt an agent and it stops. It knows which words you heard and continues from there.',
  },
  {
    title: 'Handles corrections',
    text: '“No wait, make it three” changes the time and keeps everything else.',
  },
  {
    title: 'Sticks to the flow',
    text: 'You decide what happens in a call. A language model can help the agent understand, but can’t make up a booking.',
  },
  {
    title: 'Keeps its place',
    text: 'Each turn is stored before it’s spoken. If a server fails mid-call, the conversation continues.',
  },
  {
    title: 'Knows when to stop',
    text: 'Callers who ask for a person, or who can’t be understood, don’t get stuck in a loop. The agent takes a number, and a person calls back.',
  },
  {
    title: 'Stays in-house',
    text: 'Voice, conversation, and database can all run on a single machine you own. No call has to leave that machine.',
  },
] as const;

/** Six business impacts. No figures: ours would not be yours. */
export const impacts = [
  {
    title: 'Fewer missed calls',
    text: 'Calls get answered at lunch, at night, and when everyone is on another line.',
  },
  { title: 'Shorter waits', text: 'A quick question gets an answer right away instead of a place in line.' },
  {
    title: 'Hours given back',
    text: 'Your team stops repeating the same four answers and gets to the work that needs them.',
  },
  {
    title: 'Cleaner records',
    text: 'Names, numbers, and dates are read back to the caller and stored in fields, not on sticky notes.',
  },
  { title: 'One standard', text: 'The fiftieth caller of the day gets the same patience as the first.' },
  { title: 'Room for busy days', text: 'Several people can call at once. A rush isn’t an emergency.' },
] as const;

/** Five industries, each with how its agent opens. */
export const industries = [
  {
    title: 'Medical and dental practices',
    text: 'Bookings and everyday questions, handled while the front desk takes care of the patients in the room.',
    opens: 'Is this for a checkup, or does something hurt?',
  },
  {
    title: 'Home services',
    text: 'A burst pipe at six in the morning is logged with an address and a phone number.',
    opens: 'Is the water running right now?',
  },
  {
    title: 'Real estate',
    text: 'Inquiries about a listing turn into showings with a name, a budget, and a time.',
    opens: 'Which property are you calling about?',
  },
  {
    title: 'Retail and online stores',
    text: 'Store hours, returns, and availability, without pulling anyone off the floor.',
    opens: 'Would you like to return something, or ask about an order?',
  },
  {
    title: 'Schools and training',
    text: 'Enrollment questions and course dates, answered in the evening, when parents have time.',
    opens: 'Which course are you calling about?',
  },
] as const;
