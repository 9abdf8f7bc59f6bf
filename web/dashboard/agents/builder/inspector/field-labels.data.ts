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
    hint: 'If off, the conversation continues immediately.',
  },
  before: { label: 'Said before', hint: 'Said before it starts. If empty, the action’s own words.', use: 'spoken' },
  slow: {
    label: 'What to say if it takes a while',
    hint: 'Said once if the caller has waited a moment.',
    use: 'spoken',
  },
  after: { label: 'Said after', hint: 'Said when it’s done.', use: 'spoken' },
  save: {
    label: 'Save from the result',
    hint: 'Flow variables, each with the path of its value in the result: customer.plan, items.0.price.',
    use: 'plain',
    entry: 'variable',
  },
};

const crmPerson: Record<string, FieldWords> = {
  email: { label: 'Email', hint: 'Who it’s about, usually {{email|}}.', use: 'line' },
  phone: { label: 'Phone', hint: 'Usually {{phone|}}. If both are empty, the caller.', use: 'line' },
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
  'Appointments are only offered on these days. If none is chosen, on every day your calendar is open.';
const outcomes = { success: 'Success', failure: 'Failure', neutral: 'Neutral', unchanged: 'Leave it to the end' };

/** The words of each setting, by the kind of step and the setting's path; entries of lists are named by their list. */
export const fieldWords: Record<string, Record<string, FieldWords>> = {
  start: {
    greeting: {
      label: 'Greeting',
      hint: 'Said first. The agent’s own greeting replaces it.',
      use: 'spoken',
    },
    disclosure: {
      label: 'Notice',
      hint: 'What callers must hear in full, such as that the call may be recorded.',
      use: 'spoken',
    },
    recording: {
      label: 'Recording',
      hint: 'Whether the call is recorded, and how the caller is told.',
      options: { off: 'Off', told: 'Recorded after the notice', asked: 'Only if the caller agrees' },
    },
    consent: {
      label: 'Question for consent',
      hint: 'Asked before recording. If empty, the standard question.',
      use: 'spoken',
    },
    person: {
      label: 'Number for callers who ask for a person',
      hint: 'With its country code. If empty, the person on duty.',
      use: 'plain',
    },
  },
  ask: {
    intro: { label: 'Introduction', hint: 'Said once before the first question.', use: 'spoken' },
    slots: {
      label: 'Questions',
      hint: 'Asked in this order. Questions answered before aren’t asked again.',
      entry: 'question',
    },
  },
  decision: {
    words: {
      label: 'Words',
      hint: 'The answer a language model reads to choose the path; the caller’s last words if empty.',
      use: 'plain',
    },
    branches: {
      label: 'Branches',
      hint: 'Checked in this order: the first path whose condition is true is taken, or else the last one.',
      entry: 'branch',
    },
    'branches.port': { label: 'Port', hint: 'Name of the path inside the flow.', use: 'key' },
    'branches.label': { label: 'Name', hint: 'Name of the path on the canvas.', use: 'plain' },
    'branches.when': { label: 'When', hint: 'What must be true to take this path.' },
  },
  send_email: {
    to: {
      label: 'To',
      hint: 'An email address, usually {{email}}, or the word team for the workspace’s contact address.',
      use: 'line',
    },
    subject: { label: 'Subject', hint: 'The subject line.', use: 'line' },
    body: { label: 'Text', hint: 'You can use values of the conversation, like {{name}}.', use: 'written' },
    attach_appointment: { label: 'Attach the appointment', hint: 'Adds the booking as a calendar file.' },
    appointment: {
      label: 'Which appointment',
      hint: 'The name set on its step, if several are booked.',
      use: 'key',
    },
    wait: { label: 'Wait until it is sent', hint: 'If off, the conversation continues immediately.' },
  },
  schedule: {
    does: {
      label: 'What it does',
      hint: 'Books a time, or finds, moves, or cancels the caller’s appointment.',
      options: {
        book: 'Book a time',
        find: 'Find an appointment',
        move: 'Move an appointment',
        cancel: 'Cancel an appointment',
      },
    },
    name: {
      label: 'Name of the value',
      hint: 'appointment sets appointment_start and appointment_spoken.',
      use: 'key',
    },
    prompt: { label: 'Question', hint: 'Asks for the day and the time.', use: 'spoken' },
    title: { label: 'Title in the calendar', hint: 'What your team sees.', use: 'line' },
    durationMinutes: { label: 'Length', hint: 'In minutes, from 5 to 480.' },
    offer: { label: 'Times offered at once', hint: 'How many times are offered before the caller is asked.' },
    calendars: {
      label: 'Calendars',
      hint: 'The first that’s free is used. If none is chosen, the main one.',
      use: 'calendar',
      entry: 'calendar',
    },
    weekdays: { label: 'Weekdays', hint: bookingDaysHint, entry: 'day', options: weekdayNames },
    opens: { label: 'Earliest start', hint: 'Like 09:00. If empty, whenever your calendar opens.', use: 'plain' },
    closes: { label: 'Latest end', hint: 'Like 17:00. If empty, whenever your calendar closes.', use: 'plain' },
    noticeHours: { label: 'Notice', hint: 'Hours between the call and the earliest appointment, up to 720.' },
    attendee: { label: 'Attendee', hint: 'Added to the appointment.' },
    'attendee.name': { label: 'Name', hint: 'Usually {{name|}}.', use: 'line' },
    'attendee.email': { label: 'Email', hint: 'Usually {{email|}}.', use: 'line' },
    'attendee.phone': { label: 'Phone', hint: 'Usually {{phone|}}.', use: 'line' },
    notes: { label: 'Notes', hint: 'For your team.', use: 'written' },
  },
  end: {
    message: { label: 'Goodbye', hint: 'Said last.', use: 'spoken' },
    returns: {
      label: 'Continue in the parent flow',
      hint: 'If another flow runs this one, control returns to it without a goodbye.',
    },
    asksForMore: {
      label: 'Ask if there’s anything else',
      hint: 'Before the goodbye. After a booking, callers can book another.',
    },
    outcome: {
      label: 'Outcome',
      hint: 'Whether a conversation that ends here reached its goal. Counts toward the success rate.',
      options: outcomes,
    },
  },
  say: {
    text: { label: 'Text', hint: 'Said, and the conversation continues without waiting for an answer.', use: 'spoken' },
    interruptible: { label: 'Can be interrupted', hint: 'Whether the caller can talk over it.' },
  },
  collect: {
    opening: {
      label: 'Opening question',
      hint: 'An open question that can be answered all at once.',
      use: 'spoken',
    },
    slots: { label: 'Questions', hint: 'Asked in this order for what’s still missing.', entry: 'question' },
    summary: {
      label: 'Confirm everything at the end',
      hint: 'Says all answers at the end and asks whether they’re right.',
    },
  },
  knowledge: {
    prompt: { label: 'Question', hint: 'Asks what the caller would like to know.', use: 'spoken' },
    more: { label: 'After an answer', hint: 'Asked after each answer.', use: 'spoken' },
    folders: {
      label: 'Folders',
      hint: 'Folders to search for answers. If none is chosen, all of the agent’s.',
      use: 'folder',
      entry: 'folder',
    },
    most: { label: 'Maximum questions', hint: 'After this many, the path Done is taken.' },
  },
  prompt: {
    who: { label: 'Who the agent is', hint: 'Its name, its role, and the business it speaks for.', use: 'plain' },
    goals: { label: 'What it’s for', hint: 'The most important goal first.', use: 'plain', entry: 'goal' },
    prompt: { label: 'First question', hint: 'The opening; said even without a model.', use: 'spoken' },
    facts: { label: 'Facts', hint: 'Everything it can state, one sentence each.', use: 'plain', entry: 'fact' },
    style: { label: 'How it talks', hint: 'Length, tone, and words to prefer.', use: 'plain' },
    must: { label: 'Must', hint: 'Rules for the model.', use: 'plain', entry: 'rule' },
    mustNot: {
      label: 'Must not',
      hint: 'Rules for the model. Words in quotation marks are blocked.',
      use: 'plain',
      entry: 'rule',
    },
    fields: {
      label: 'Fields',
      hint: 'What it finds out. Without a model they’re asked word for word.',
      entry: 'field',
    },
    tools: {
      label: 'Tools',
      hint: 'What it can ask the engine to do, each with the engine’s own questions.',
      options: {
        book: 'Book appointments',
        change: 'Find, move, and cancel appointments',
        message: 'Take a message',
        person: 'Transfer to a person',
      },
      entry: 'tool',
    },
    booking: { label: 'Appointments', hint: 'How appointments are booked, if booking is one of the tools.' },
    'booking.prompt': { label: 'Question', hint: 'Asks for the day and the time.', use: 'spoken' },
    'booking.title': { label: 'Title in the calendar', hint: 'What your team sees.', use: 'line' },
    'booking.durationMinutes': { label: 'Length', hint: 'In minutes, from 5 to 480.' },
    'booking.offer': { label: 'Times offered at once', hint: 'How many times are offered before the caller is asked.' },
    'booking.calendars': {
      label: 'Calendars',
      hint: 'The first that’s free is used. If none is chosen, the main one.',
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
      hint: 'Like 09:00. If empty, whenever your calendar opens.',
      use: 'plain',
    },
    'booking.closes': {
      label: 'Latest end',
      hint: 'Like 17:00. If empty, whenever your calendar closes.',
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
      hint: 'Actions it can run, each at most once and only after a clear yes.',
      entry: 'action',
    },
    'actions.name': { label: 'Name', hint: 'The model’s name for it.', use: 'key' },
    'actions.label': { label: 'In words', hint: 'A short description.', use: 'plain' },
    'actions.actionId': { label: 'Action', hint: 'As set up on the Actions page.', use: 'action' },
    'actions.ask': { label: 'Question before', hint: 'The action runs only after a clear yes to this.', use: 'spoken' },
    'actions.done': { label: 'Said when done', hint: 'Said when it’s done.', use: 'spoken' },
    'actions.failed': { label: 'Said when it failed', hint: 'Said when it wasn’t done.', use: 'spoken' },
    ways: { label: 'Outcomes', hint: 'Paths it can take. The first one is the usual end.', entry: 'outcome' },
    'ways.port': { label: 'Port', hint: 'Name of the path inside the flow.', use: 'key' },
    'ways.label': { label: 'Name', hint: 'Name of the path, on the canvas and for the model.', use: 'plain' },
    'ways.when': { label: 'When', hint: 'When the model should take it, in plain words.', use: 'plain' },
    'ways.needsFields': { label: 'Needs the fields', hint: 'Taken only once all required fields are filled.' },
    'ways.ask': { label: 'Question before', hint: 'Taken only after a clear yes to this.', use: 'spoken' },
    knowledge: { label: 'Search documents', hint: 'Looks up callers’ questions; results count as facts.' },
    folders: {
      label: 'Folders',
      hint: 'Folders to search. If none is chosen, all of the agent’s.',
      use: 'folder',
      entry: 'folder',
    },
    maxTurns: { label: 'Maximum turns', hint: 'After this many caller turns, the agent wraps up.' },
    maxMinutes: { label: 'Maximum minutes', hint: 'After this long, the agent wraps up.' },
  },
  language_model: {
    goal: { label: 'Goal', hint: 'What the model should achieve with the caller, in plain words.', use: 'plain' },
    prompt: { label: 'First question', hint: 'The opening; said even without a model.', use: 'spoken' },
    slots: {
      label: 'What it can ask',
      hint: 'Each answer is understood by the question’s own type.',
      entry: 'question',
    },
    ways: { label: 'Exits', hint: 'Paths it can take, by name.', entry: 'way' },
    'ways.port': { label: 'Port', hint: 'Name of the path inside the flow.', use: 'key' },
    'ways.label': { label: 'Name', hint: 'Path name, shown on the canvas and to the model.', use: 'plain' },
    actions: {
      label: 'Actions',
      hint: 'Actions it can run, each at most once and only after a yes.',
      entry: 'action',
    },
    'actions.name': { label: 'Name', hint: 'The model’s name for it.', use: 'key' },
    'actions.label': { label: 'In words', hint: 'A short description.', use: 'plain' },
    'actions.actionId': { label: 'Action', hint: 'As set up on the Actions page.', use: 'action' },
    'actions.ask': { label: 'Question before', hint: 'The action runs only after a yes to this.', use: 'spoken' },
    'actions.done': { label: 'Said when done', hint: 'Said when it’s done.', use: 'spoken' },
    'actions.failed': { label: 'Said when it failed', hint: 'Said when it wasn’t done.', use: 'spoken' },
    facts: { label: 'Facts', hint: 'Everything it can state, one sentence each.', use: 'plain', entry: 'fact' },
    knowledge: {
      label: 'Search documents',
      hint: 'Looks up the caller’s words; results count as facts.',
    },
    folders: {
      label: 'Folders',
      hint: 'Folders to search. If none is chosen, all of the agent’s.',
      use: 'folder',
      entry: 'folder',
    },
    maxTurns: { label: 'Maximum turns', hint: 'After this many caller turns, the path Too long is taken.' },
  },
  switch: {
    words: {
      label: 'Words',
      hint: 'The answer a language model reads to choose the path; the caller’s last words if empty.',
      use: 'plain',
    },
    on: { label: 'Value to check', hint: 'Usually one name, such as the answer to a question.' },
    cases: { label: 'Paths', hint: 'The first equal value is taken, or else the last path.', entry: 'way' },
    'cases.port': { label: 'Port', hint: 'Name of the path inside the flow.', use: 'key' },
    'cases.label': { label: 'Name', hint: 'Name of the path on the canvas.', use: 'plain' },
    'cases.values': { label: 'Values', hint: 'Any of these takes the path.', use: 'plain', entry: 'value' },
  },
  set_variable: {
    set: { label: 'Values', hint: 'Computed in this order; later ones can use earlier ones.', entry: 'value' },
    'set.name': { label: 'Variable', hint: 'One of the variables of the flow.', use: 'variable' },
    'set.value': { label: 'Becomes', hint: 'A value, a name, or a formula.' },
  },
  repeat: {
    times: { label: 'Times', hint: 'How often the path Again is taken before Done.' },
    again: {
      label: 'Start over on return',
      hint: 'Starts over when the conversation left through Done and comes back.',
    },
    counter: {
      label: 'Counter',
      hint: 'A number variable that holds the current round, from 1. If empty, none.',
      use: 'key',
    },
  },
  wait: {
    seconds: { label: 'Seconds', hint: 'From half a second to a minute.' },
    text: { label: 'Said before', hint: 'So that no one wonders about the silence.', use: 'spoken' },
  },
  run_workflow: {
    workflow: { label: 'Workflow', hint: 'The workflow to run as one step.', use: 'workflow' },
    inputs: { label: 'Values to pass', hint: 'For its input variables.', entry: 'value' },
    outputs: {
      label: 'Values to return',
      hint: 'Variables of this flow, by the name of the value they take.',
      use: 'key',
      entry: 'value',
    },
  },
  run_action: {
    ...actionWords,
    actionId: { label: 'Action', hint: 'As set up on the Actions page.', use: 'action' },
    inputs: { label: 'Values', hint: 'For the variables of the action.', entry: 'value' },
  },
  use_tool: {
    ...actionWords,
    tool: { label: 'Tool', hint: 'Connect servers and allow their tools under External Services.', use: 'tool' },
    inputs: { label: 'Values', hint: 'What the tool receives, by its own parameter names.', entry: 'value' },
  },
  api_request: {
    ...actionWords,
    method: {
      label: 'Method',
      hint: 'GET reads; the others may change something.',
      options: { GET: 'GET', POST: 'POST', PUT: 'PUT', PATCH: 'PATCH', DELETE: 'DELETE' },
    },
    url: { label: 'Address', hint: 'Starts with https. You can use values by name.', use: 'line' },
    headers: {
      label: 'Headers',
      hint: 'Sent with the request. Keep keys on the Actions page, not here.',
      entry: 'header',
    },
    'headers.name': { label: 'Name', hint: 'Such as Accept.', use: 'plain' },
    'headers.value': { label: 'Value', hint: 'You can use values by name.', use: 'line' },
    body: { label: 'Body', hint: 'JSON with names in place of text: {"name": "{{name}}"}.', use: 'written' },
  },
  webhook: {
    ...actionWords,
    url: { label: 'Address', hint: 'Must start with https://.', use: 'line' },
    event: { label: 'Event', hint: 'How the receiver tells calls apart.', use: 'plain' },
  },
  send_sms: {
    ...actionWords,
    to: { label: 'To', hint: 'A number, usually {{phone}}.', use: 'line' },
    text: { label: 'Text', hint: 'Up to 1,600 characters; 160 fit in one message.', use: 'written' },
  },
  update_crm: {
    ...actionWords,
    fields: {
      label: 'Fields',
      hint: 'Finds the contact by email or phone, or creates one.',
      entry: 'field',
    },
    'fields.name': { label: 'Field', hint: 'By its CRM name.', use: 'plain' },
    'fields.value': { label: 'Value', hint: 'Usually a name such as {{email|}}.', use: 'line' },
    note: { label: 'Note', hint: "Added to the contact's history.", use: 'written' },
  },
  find_crm_contact: { ...actionWords, ...crmPerson },
  note_crm: {
    ...actionWords,
    ...crmPerson,
    text: { label: 'Note', hint: "Added to the contact's history.", use: 'written' },
  },
  create_deal: {
    ...actionWords,
    ...crmPerson,
    name: { label: 'Name', hint: 'Name of the deal.', use: 'line' },
    amount: { label: 'Amount', hint: 'A number such as 1200.50, usually a name.', use: 'line' },
    stage: { label: 'Stage', hint: 'By its CRM name. If empty, the first.', use: 'plain' },
    text: { label: 'Description', hint: 'What it’s about.', use: 'written' },
  },
  make_call: {
    ...actionWords,
    to: { label: 'To', hint: 'A number, usually {{phone}}.', use: 'line' },
    agentId: { label: 'Agent', hint: 'The agent that calls. If none is chosen, this one.', use: 'agent' },
    afterMinutes: { label: 'In minutes', hint: 'Time from now; 0 means now.' },
  },
  transfer_person: {
    text: { label: 'Said before', hint: 'So that the caller knows what happens.', use: 'spoken' },
    phone: { label: 'Number', hint: 'Leave empty for the person on duty.', use: 'line' },
  },
  leave_task: {
    kind: {
      label: 'Type',
      hint: 'What the caller is promised.',
      options: { call_back: 'Call back', message: 'Message', follow_up: 'Follow-up' },
    },
    summary: {
      label: 'What it’s about',
      hint: 'What a person needs to know. If empty, a one-sentence summary.',
      use: 'written',
    },
    phone: { label: 'Number to call', hint: 'Usually {{phone|}}.', use: 'line' },
    text: { label: 'Said to the caller', hint: 'That someone will follow up.', use: 'spoken' },
  },
  transfer_agent: {
    text: { label: 'Said before', hint: 'So that the caller knows what happens.', use: 'spoken' },
    agentId: { label: 'Agent', hint: 'Takes over the conversation.', use: 'agent' },
  },
  press_digits: {
    digits: { label: 'Digits', hint: 'Digits, * and #; w waits half a second.', use: 'line' },
  },
  leave_voicemail: {
    message: { label: 'Message', hint: 'Said to the machine in one go; then the call ends.', use: 'spoken' },
  },
  tag: {
    tags: { label: 'Tags', hint: 'Added to the conversation.', use: 'plain', entry: 'tag' },
    outcome: { label: 'Outcome', hint: 'The result so far, whatever happens later.', options: outcomes },
  },
};
