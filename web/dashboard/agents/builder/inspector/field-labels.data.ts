/** What a text of a step is, and so how it is written. */
export type TextUse =
  /** Said to the caller: names may stand in it, and it can be heard. */
  | 'spoken'
  /** Written in a mail, a message or a note: names may stand in it. */
  | 'written'
  /** One line in which names may stand. */
  | 'line'
  /** A name by the rules of names. */
  | 'key'
  /** Something else that is written as it is. */
  | 'plain'
  /** Chosen among what the workspace has. */
  | 'action'
  | 'agent'
  | 'folder'
  | 'calendar'
  | 'tool'
  | 'workflow'
  | 'variable';

export interface FieldWords {
  label: string;
  /** One sentence that helps before anything goes wrong. */
  hint: string;
  use?: TextUse;
  /** The labels of choices. */
  options?: Record<string, string>;
  /** What an entry of a list is called: "Add …". */
  entry?: string;
}

const actionWords: Record<string, FieldWords> = {
  wait: {
    label: 'Wait for the result',
    hint: 'If turned off, the conversation continues immediately.',
  },
  before: {
    label: 'What to say before',
    hint: 'The agent says this before the action starts. Defaults to the action’s own wording.',
    use: 'spoken',
  },
  slow: {
    label: 'What to say while waiting',
    hint: 'The agent says this once if the action takes a moment.',
    use: 'spoken',
  },
  after: { label: 'What to say after', hint: 'The agent says this when the action is done.', use: 'spoken' },
  save: {
    label: 'Save from the result',
    hint: 'For each variable, the path to its value in the result, such as customer.plan or items.0.price.',
    use: 'plain',
    entry: 'variable',
  },
};

const crmPerson: Record<string, FieldWords> = {
  email: { label: 'Email', hint: 'The contact’s email, usually {{email|}}.', use: 'line' },
  phone: {
    label: 'Phone',
    hint: 'Usually {{phone|}}. If email and phone are both empty, the caller’s contact is used.',
    use: 'line',
  },
};

const weekdayNames = {
  sunday: 'Sunday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
};
const bookingDaysHint =
  'Appointments are offered only on these days. If none are selected, they’re offered every day your calendar is open.';
const outcomes = { success: 'Success', failure: 'Failure', neutral: 'Neutral', unchanged: 'Decide at the end' };

/** The words of each setting, by the kind of step and the setting's path; entries of lists are named by their list. */
export const fieldWords: Record<string, Record<string, FieldWords>> = {
  start: {
    greeting: {
      label: 'Greeting',
      hint: 'The first thing the agent says, unless the agent has its own greeting.',
      use: 'spoken',
    },
    disclosure: {
      label: 'Notice',
      hint: 'A notice callers must hear in full, such as “This call may be recorded.”',
      use: 'spoken',
    },
    recording: {
      label: 'Recording',
      hint: 'Whether the call is recorded and how callers are told.',
      options: { off: 'Off', told: 'Recorded after the notice', asked: 'Only if the caller agrees' },
    },
    consent: {
      label: 'Consent question',
      hint: 'The agent asks this before recording. Defaults to the standard question.',
      use: 'spoken',
    },
    person: {
      label: 'Number for callers who ask for a person',
      hint: 'Include the country code. Defaults to the person on duty.',
      use: 'plain',
    },
  },
  ask: {
    intro: { label: 'Introduction', hint: 'The agent says this once, before the first question.', use: 'spoken' },
    slots: {
      label: 'Questions',
      hint: 'The agent asks these questions in order and skips any already answered.',
      entry: 'question',
    },
  },
  decision: {
    words: {
      label: 'Words',
      hint: 'The answer a language model reads to choose the path. Defaults to what the caller said last.',
      use: 'plain',
    },
    branches: {
      label: 'Branches',
      hint: 'Checks the paths in order and takes the first one whose condition is true, or the last path if none are.',
      entry: 'branch',
    },
    'branches.port': { label: 'Port', hint: 'Path name used inside the flow.', use: 'key' },
    'branches.label': { label: 'Name', hint: 'Path name shown on the canvas.', use: 'plain' },
    'branches.when': { label: 'When', hint: 'What must be true to take this path.' },
  },
  send_email: {
    to: {
      label: 'To',
      hint: 'An email address, usually {{email}}, or the word “team” for the workspace’s contact email.',
      use: 'line',
    },
    subject: { label: 'Subject', hint: 'The subject line.', use: 'line' },
    body: { label: 'Text', hint: 'You can use values from the conversation, such as {{name}}.', use: 'written' },
    attach_appointment: { label: 'Attach the appointment', hint: 'Attaches the booking as a calendar invite.' },
    appointment: {
      label: 'Which appointment',
      hint: 'If there are several bookings, use the name set in the booking step.',
      use: 'key',
    },
    wait: { label: 'Wait until it’s sent', hint: 'If turned off, the conversation continues immediately.' },
  },
  schedule: {
    does: {
      label: 'Operation',
      hint: 'Books a time, or finds, reschedules, or cancels the caller’s appointment.',
      options: {
        book: 'Book a time',
        find: 'Find an appointment',
        move: 'Reschedule an appointment',
        cancel: 'Cancel an appointment',
      },
    },
    name: {
      label: 'Value name',
      hint: 'For example, “appointment” sets appointment_start and appointment_spoken.',
      use: 'key',
    },
    prompt: { label: 'Question', hint: 'Asks for the day and time.', use: 'spoken' },
    title: { label: 'Calendar title', hint: 'What your team sees in the calendar.', use: 'line' },
    durationMinutes: { label: 'Length', hint: 'In minutes, from 5 to 480.' },
    offer: {
      label: 'Times offered at once',
      hint: 'Number of open times the agent offers before asking the caller to choose.',
    },
    calendars: {
      label: 'Calendars',
      hint: 'Uses the first available calendar, or the main calendar if none are selected.',
      use: 'calendar',
      entry: 'calendar',
    },
    weekdays: { label: 'Weekdays', hint: bookingDaysHint, entry: 'day', options: weekdayNames },
    opens: { label: 'Earliest start', hint: 'For example, 09:00. Defaults to when your calendar opens.', use: 'plain' },
    closes: { label: 'Latest end', hint: 'For example, 17:00. Defaults to when your calendar closes.', use: 'plain' },
    noticeHours: { label: 'Notice', hint: 'Hours between the call and the earliest appointment, up to 720.' },
    attendee: { label: 'Attendee', hint: 'Added to the appointment.' },
    'attendee.name': { label: 'Name', hint: 'Usually {{name|}}.', use: 'line' },
    'attendee.email': { label: 'Email', hint: 'Usually {{email|}}.', use: 'line' },
    'attendee.phone': { label: 'Phone', hint: 'Usually {{phone|}}.', use: 'line' },
    notes: { label: 'Notes', hint: 'For your team.', use: 'written' },
  },
  end: {
    message: { label: 'Goodbye', hint: 'The last thing the agent says.', use: 'spoken' },
    returns: {
      label: 'Continue in the parent flow',
      hint: 'If another flow runs this one, the conversation returns to that flow without a goodbye.',
    },
    asksForMore: {
      label: 'Ask if there’s anything else',
      hint: 'The agent asks this before the goodbye. After booking, callers can book another appointment.',
    },
    outcome: {
      label: 'Outcome',
      hint: 'Whether a conversation that ends here reached its goal. Counts toward the success rate.',
      options: outcomes,
    },
  },
  say: {
    text: { label: 'Text', hint: 'The agent says this and continues without waiting for an answer.', use: 'spoken' },
    interruptible: { label: 'Can be interrupted', hint: 'Whether the caller can interrupt this message.' },
  },
  collect: {
    opening: {
      label: 'Opening question',
      hint: 'An open-ended question. One answer can cover several questions.',
      use: 'spoken',
    },
    slots: {
      label: 'Questions',
      hint: 'The agent asks these questions in order until everything has been answered.',
      entry: 'question',
    },
    summary: {
      label: 'Confirm everything at the end',
      hint: 'Reads back all answers at the end and asks whether they’re right.',
    },
  },
  knowledge: {
    prompt: { label: 'Question', hint: 'Asks what the caller would like to know.', use: 'spoken' },
    more: { label: 'After an answer', hint: 'The agent asks this after each answer.', use: 'spoken' },
    folders: {
      label: 'Folders',
      hint: 'Folders to search for answers. If none are selected, all of the agent’s folders are searched.',
      use: 'folder',
      entry: 'folder',
    },
    most: { label: 'Maximum questions', hint: 'After this many answers, the call takes the Done path.' },
  },
  prompt: {
    who: { label: 'Identity', hint: 'The agent’s name, role, and the business it represents.', use: 'plain' },
    goals: { label: 'Goals', hint: 'Start with the most important goal.', use: 'plain', entry: 'goal' },
    prompt: { label: 'First question', hint: 'The opening question, asked even without a model.', use: 'spoken' },
    facts: { label: 'Facts', hint: 'Facts the agent can state, one sentence each.', use: 'plain', entry: 'fact' },
    style: { label: 'Speaking style', hint: 'Length, tone, and word choice.', use: 'plain' },
    must: { label: 'Must', hint: 'Rules for the model.', use: 'plain', entry: 'rule' },
    mustNot: {
      label: 'Must not',
      hint: 'Rules for the model. The engine blocks any words you put in quotation marks.',
      use: 'plain',
      entry: 'rule',
    },
    fields: {
      label: 'Fields',
      hint: 'What to find out. Without a model, the agent asks the questions word for word.',
      entry: 'field',
    },
    tools: {
      label: 'Tools',
      hint: 'What the model can ask the engine to do. The engine asks its own questions.',
      options: {
        book: 'Book appointments',
        change: 'Find, reschedule, and cancel appointments',
        message: 'Take a message',
        person: 'Transfer to a person',
      },
      entry: 'tool',
    },
    booking: { label: 'Appointments', hint: 'How appointments are booked, if booking is one of the tools.' },
    'booking.prompt': { label: 'Question', hint: 'Asks for the day and time.', use: 'spoken' },
    'booking.title': { label: 'Calendar title', hint: 'What your team sees in the calendar.', use: 'line' },
    'booking.durationMinutes': { label: 'Length', hint: 'In minutes, from 5 to 480.' },
    'booking.offer': {
      label: 'Times offered at once',
      hint: 'Number of open times the agent offers before asking the caller to choose.',
    },
    'booking.calendars': {
      label: 'Calendars',
      hint: 'Uses the first available calendar, or the main calendar if none are selected.',
      use: 'calendar',
      entry: 'calendar',
    },
    'booking.weekdays': {
      label: 'Weekdays',
      hint: bookingDaysHint,
      entry: 'day',
      options: weekdayNames,
    },
    'booking.opens': {
      label: 'Earliest start',
      hint: 'For example, 09:00. Defaults to when your calendar opens.',
      use: 'plain',
    },
    'booking.closes': {
      label: 'Latest end',
      hint: 'For example, 17:00. Defaults to when your calendar closes.',
      use: 'plain',
    },
    'booking.noticeHours': {
      label: 'Notice',
      hint: 'Hours between the call and the earliest appointment, up to 720.',
    },
    'booking.attendee': { label: 'Attendee', hint: 'Added to the appointment.' },
    'booking.attendee.name': { label: 'Name', hint: 'Usually {{name|}}.', use: 'line' },
    'booking.attendee.email': { label: 'Email', hint: 'Usually {{email|}}.', use: 'line' },
    'booking.attendee.phone': { label: 'Phone', hint: 'Usually {{phone|}}.', use: 'line' },
    actions: {
      label: 'Actions',
      hint: 'Actions the agent can run, each at most once and only after a clear yes.',
      entry: 'action',
    },
    'actions.name': { label: 'Name', hint: 'The name the model uses for this action.', use: 'key' },
    'actions.label': { label: 'Description', hint: 'A short description of what the action does.', use: 'plain' },
    'actions.actionId': { label: 'Action', hint: 'Actions are set up on the Actions page.', use: 'action' },
    'actions.ask': {
      label: 'Confirmation question',
      hint: 'The action only runs after a clear yes to this question.',
      use: 'spoken',
    },
    'actions.done': { label: 'What to say when done', hint: 'For example, “It’s on its way.”', use: 'spoken' },
    'actions.failed': {
      label: 'What to say if it fails',
      hint: 'For example, “I’m sorry, that didn’t work.”',
      use: 'spoken',
    },
    ways: { label: 'Outcomes', hint: 'Paths the agent can take. The first is the usual ending.', entry: 'outcome' },
    'ways.port': { label: 'Port', hint: 'Path name used inside the flow.', use: 'key' },
    'ways.label': { label: 'Name', hint: 'Path name, shown on the canvas and to the model.', use: 'plain' },
    'ways.when': { label: 'When', hint: 'When the model should take this path, in plain words.', use: 'plain' },
    'ways.needsFields': {
      label: 'Requires fields',
      hint: 'The agent takes this path only once all required fields are filled in.',
    },
    'ways.ask': {
      label: 'Confirmation question',
      hint: 'The agent takes this path only after a clear yes to this question.',
      use: 'spoken',
    },
    knowledge: { label: 'Search documents', hint: 'Looks up callers’ questions. Results count as facts.' },
    folders: {
      label: 'Folders',
      hint: 'Folders to search. If none are selected, all of the agent’s folders are searched.',
      use: 'folder',
      entry: 'folder',
    },
    maxTurns: { label: 'Maximum turns', hint: 'The agent wraps up after this many caller turns.' },
    maxMinutes: { label: 'Maximum minutes', hint: 'The agent wraps up after this much time.' },
    speech: { label: 'Speech to speech', hint: 'The service that listens and speaks.' },
    'speech.byModel': {
      label: 'Speech to speech',
      hint: 'An OpenAI model listens to the caller and speaks. Requires an OpenAI key under Integrations › External Services.',
    },
    'speech.model': { label: 'Speech model', hint: 'The OpenAI model that listens and speaks.', use: 'plain' },
    'speech.voice': { label: 'Speech voice', hint: 'The model’s voice. The agent’s own voice says the rest.' },
  },
  language_model: {
    goal: { label: 'Goal', hint: 'What the model should achieve with the caller, in plain words.', use: 'plain' },
    prompt: { label: 'First question', hint: 'The opening question, asked even without a model.', use: 'spoken' },
    slots: {
      label: 'Available questions',
      hint: 'Each answer is interpreted according to its question type.',
      entry: 'question',
    },
    ways: { label: 'Exits', hint: 'Paths the agent can take, by name.', entry: 'way' },
    'ways.port': { label: 'Port', hint: 'Path name used inside the flow.', use: 'key' },
    'ways.label': { label: 'Name', hint: 'Path name, shown on the canvas and to the model.', use: 'plain' },
    actions: {
      label: 'Actions',
      hint: 'Actions the agent can run, each at most once and only after the caller says yes.',
      entry: 'action',
    },
    'actions.name': { label: 'Name', hint: 'The name the model uses for this action.', use: 'key' },
    'actions.label': { label: 'Description', hint: 'A short description of what the action does.', use: 'plain' },
    'actions.actionId': { label: 'Action', hint: 'Actions are set up on the Actions page.', use: 'action' },
    'actions.ask': {
      label: 'Confirmation question',
      hint: 'The action only runs after the caller says yes to this question.',
      use: 'spoken',
    },
    'actions.done': { label: 'What to say when done', hint: 'For example, “It’s on its way.”', use: 'spoken' },
    'actions.failed': {
      label: 'What to say if it fails',
      hint: 'For example, “I’m sorry, that didn’t work.”',
      use: 'spoken',
    },
    facts: { label: 'Facts', hint: 'Facts the agent can state, one sentence each.', use: 'plain', entry: 'fact' },
    knowledge: {
      label: 'Search documents',
      hint: 'Looks up what the caller says. Results count as facts.',
    },
    folders: {
      label: 'Folders',
      hint: 'Folders to search. If none are selected, all of the agent’s folders are searched.',
      use: 'folder',
      entry: 'folder',
    },
    maxTurns: { label: 'Maximum turns', hint: 'After this many caller turns, the call takes the Too long path.' },
  },
  switch: {
    words: {
      label: 'Words',
      hint: 'The answer a language model reads to choose the path. Defaults to what the caller said last.',
      use: 'plain',
    },
    on: { label: 'Value to check', hint: 'Usually a variable, such as the answer to a question.' },
    cases: {
      label: 'Paths',
      hint: 'Takes the first path with a matching value, or the last path if none match.',
      entry: 'way',
    },
    'cases.port': { label: 'Port', hint: 'Path name used inside the flow.', use: 'key' },
    'cases.label': { label: 'Name', hint: 'Path name shown on the canvas.', use: 'plain' },
    'cases.values': {
      label: 'Values',
      hint: 'Takes this path if any of these values match.',
      use: 'plain',
      entry: 'value',
    },
  },
  set_variable: {
    set: { label: 'Values', hint: 'Values are computed in order. Later values can use earlier ones.', entry: 'value' },
    'set.name': { label: 'Variable', hint: 'A flow variable.', use: 'variable' },
    'set.value': { label: 'Becomes', hint: 'A value, a name, or a formula.' },
  },
  repeat: {
    times: { label: 'Times', hint: 'How many times to repeat before taking the Done path.' },
    again: {
      label: 'Start over on return',
      hint: 'The count starts again if the conversation returns here after leaving through Done.',
    },
    counter: {
      label: 'Counter',
      hint: 'Optional number variable that holds the current round, starting at 1.',
      use: 'key',
    },
  },
  wait: {
    seconds: { label: 'Seconds', hint: 'From half a second to a minute.' },
    text: {
      label: 'What to say before',
      hint: 'The agent says this first, so the silence doesn’t surprise callers.',
      use: 'spoken',
    },
  },
  run_workflow: {
    workflow: { label: 'Workflow', hint: 'The workflow to run as one step.', use: 'workflow' },
    inputs: { label: 'Values to pass', hint: 'Values for the workflow’s input variables.', entry: 'value' },
    outputs: {
      label: 'Values to return',
      hint: 'For each of this flow’s variables, the name of the value it receives.',
      use: 'key',
      entry: 'value',
    },
  },
  run_action: {
    ...actionWords,
    actionId: { label: 'Action', hint: 'Actions are set up on the Actions page.', use: 'action' },
    inputs: { label: 'Values', hint: 'Values for the action’s variables.', entry: 'value' },
  },
  use_tool: {
    ...actionWords,
    tool: { label: 'Tool', hint: 'Connect servers and allow their tools under External Services.', use: 'tool' },
    inputs: { label: 'Values', hint: 'Values for the tool’s parameters, by name.', entry: 'value' },
  },
  api_request: {
    ...actionWords,
    method: {
      label: 'Method',
      hint: 'GET only reads data. Other methods may change it.',
      options: { GET: 'GET', POST: 'POST', PUT: 'PUT', PATCH: 'PATCH', DELETE: 'DELETE' },
    },
    url: { label: 'URL', hint: 'Must start with https://. You can use values, such as {{name}}.', use: 'line' },
    headers: {
      label: 'Headers',
      hint: 'Sent with the request. Keep keys on the Actions page, not here.',
      entry: 'header',
    },
    'headers.name': { label: 'Name', hint: 'For example, Accept.', use: 'plain' },
    'headers.value': { label: 'Value', hint: 'You can use values, such as {{name}}.', use: 'line' },
    body: { label: 'Body', hint: 'JSON with variables, such as {"name": "{{name}}"}.', use: 'written' },
  },
  webhook: {
    ...actionWords,
    url: { label: 'URL', hint: 'Must start with https://.', use: 'line' },
    event: { label: 'Event', hint: 'The event name, so the receiver can tell requests apart.', use: 'plain' },
  },
  send_sms: {
    ...actionWords,
    to: { label: 'To', hint: 'A phone number, usually {{phone}}.', use: 'line' },
    text: { label: 'Text', hint: 'Up to 1,600 characters. A single message holds 160.', use: 'written' },
  },
  update_crm: {
    ...actionWords,
    fields: {
      label: 'Fields',
      hint: 'Finds the contact by email or phone, or creates one.',
      entry: 'field',
    },
    'fields.name': { label: 'Field', hint: 'The field’s name in the CRM.', use: 'plain' },
    'fields.value': { label: 'Value', hint: 'Usually a value such as {{email|}}.', use: 'line' },
    note: { label: 'Note', hint: 'Added to the contact’s history.', use: 'written' },
  },
  find_crm_contact: { ...actionWords, ...crmPerson },
  note_crm: {
    ...actionWords,
    ...crmPerson,
    text: { label: 'Note', hint: 'Added to the contact’s history.', use: 'written' },
  },
  create_deal: {
    ...actionWords,
    ...crmPerson,
    name: { label: 'Name', hint: 'The deal’s name.', use: 'line' },
    amount: { label: 'Amount', hint: 'A number such as 1200.50, or a value by name.', use: 'line' },
    stage: { label: 'Stage', hint: 'The stage’s name in the CRM. Defaults to the first stage.', use: 'plain' },
    text: { label: 'Description', hint: 'Details about the deal.', use: 'written' },
  },
  make_call: {
    ...actionWords,
    to: { label: 'To', hint: 'A phone number, usually {{phone}}.', use: 'line' },
    agentId: { label: 'Agent', hint: 'The agent that places the call. Defaults to this agent.', use: 'agent' },
    afterMinutes: { label: 'Delay in minutes', hint: 'Counted from now. Enter 0 to call immediately.' },
  },
  transfer_person: {
    text: { label: 'What to say before', hint: 'Lets the caller know what’s happening.', use: 'spoken' },
    phone: { label: 'Number', hint: 'Defaults to the person on duty.', use: 'line' },
  },
  leave_task: {
    kind: {
      label: 'Type',
      hint: 'What was promised to the caller.',
      options: { call_back: 'Call back', message: 'Message', follow_up: 'Follow-up' },
    },
    summary: {
      label: 'Summary',
      hint: 'What your team needs to know. Defaults to a one-sentence summary.',
      use: 'written',
    },
    phone: { label: 'Number to call', hint: 'Usually {{phone|}}.', use: 'line' },
    text: { label: 'What to tell the caller', hint: 'Tells the caller that someone will follow up.', use: 'spoken' },
  },
  transfer_agent: {
    text: { label: 'What to say before', hint: 'Lets the caller know what’s happening.', use: 'spoken' },
    agentId: { label: 'Agent', hint: 'The agent that takes over the conversation.', use: 'agent' },
  },
  press_digits: {
    digits: { label: 'Digits', hint: 'Digits, *, and #. Use w to wait half a second.', use: 'line' },
  },
  leave_voicemail: {
    message: { label: 'Message', hint: 'The message to leave on voicemail. The call then ends.', use: 'spoken' },
  },
  tag: {
    tags: { label: 'Tags', hint: 'Added to the conversation.', use: 'plain', entry: 'tag' },
    outcome: { label: 'Outcome', hint: 'The outcome so far, no matter what happens later.', options: outcomes },
  },
};
