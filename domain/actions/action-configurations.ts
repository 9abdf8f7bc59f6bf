import { z } from 'zod';

/** What can be set up of an action, by its template. Texts may hold `{{variable}}` and `{{variable|words without it}}`. */

/** A name that texts refer to. `constructor` is the one of this form that every JavaScript object has already. */
export const VariableName = z
  .string()
  .regex(/^(?!constructor$)[a-z][a-z0-9_]{0,39}$/, 'Use up to 40 lowercase letters, digits, or underscores.');

export const actionVariableTypes = ['text', 'number', 'yes_no', 'date', 'time', 'date_time'] as const;

/** A value that an action takes. */
export const ActionVariable = z.strictObject({
  name: VariableName,
  type: z.enum(actionVariableTypes),
  /** What it is tried with. */
  sample: z.string().max(500),
});
export type ActionVariable = z.infer<typeof ActionVariable>;

const Text = (most: number) => z.string().trim().max(most);

/** Headers that belong to the connection itself. */
const ofConnection = /^(host|connection|content-length|transfer-encoding|upgrade|te|trailer|keep-alive|proxy-.*)$/i;

/** A header of a request. A secret is kept sealed and never shown again: an empty value leaves it as it is. */
export const ActionHeader = z.strictObject({
  name: z
    .string()
    .regex(/^[\w-]{1,80}$/, 'Use only letters, digits, hyphens, and underscores.')
    .refine((name) => !ofConnection.test(name), 'You can’t set this header. The connection sets it.'),
  value: z.string().max(2000),
  secret: z.boolean(),
});
export type ActionHeader = z.infer<typeof ActionHeader>;

/** A place in what is answered, under a name: `items.0.price`. */
export const ActionResultName = z.strictObject({
  name: VariableName,
  path: z
    .string()
    .regex(/^[\w-]{1,60}(\.[\w-]{1,60}){0,9}$/, 'Separate names and numbers with dots, as in items.0.price.'),
});

export const requestMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** What an action does at a CRM. */
export const crmVerbs = ['find', 'save', 'note', 'deal'] as const;
export type CrmVerb = (typeof crmVerbs)[number];

export const ActionConfiguration = z.discriminatedUnion('template', [
  z.strictObject({
    template: z.literal('send-email'),
    /** An address, or `team` for the workspace's own contact address. */
    to: Text(320),
    subject: Text(200),
    body: Text(10_000),
  }),
  z.strictObject({
    template: z.literal('create-calendar-event'),
    title: Text(200),
    /** A moment, such as `{{start}}`. Without an offset it is meant in the workspace's time zone. */
    start: Text(200),
    /** Null: the main one. */
    calendarId: z.uuid().nullable().default(null),
    durationMinutes: z.int().min(5, 'Enter at least 5 minutes.').max(480, 'Enter 480 minutes or fewer.'),
    attendeeName: Text(200),
    attendeeEmail: Text(320),
    attendeePhone: Text(60),
    notes: Text(2000),
  }),
  z.strictObject({
    template: z.literal('update-crm'),
    does: z.enum(crmVerbs).default('save'),
    /** The contact's values by the CRM's names. Email and phone say who it is. */
    fields: z
      .array(z.strictObject({ name: Text(80).min(1, 'Enter a name for the field.'), value: Text(2000) }))
      .max(30),
    /** Of a deal: what it is about. */
    note: Text(4000),
    dealName: Text(200).default(''),
    dealAmount: Text(60).default(''),
    /** As the CRM names it; the first where it is empty. */
    dealStage: Text(100).default(''),
  }),
  z.strictObject({ template: z.literal('send-sms'), to: Text(60), text: Text(1600) }),
  z.strictObject({
    template: z.literal('make-phone-call'),
    to: Text(60),
    /** The agent that calls. */
    agentId: z.uuid().nullable(),
    afterMinutes: z.int().min(0).max(10_080),
  }),
  z.strictObject({
    template: z.literal('custom-webhook'),
    method: z.enum(requestMethods),
    url: Text(2000),
    headers: z.array(ActionHeader).max(20),
    /** As it is sent; values in it are escaped as JSON wants it. */
    body: Text(20_000),
    /** What the action gives back; the whole answer when empty. */
    results: z.array(ActionResultName).max(20),
  }),
]);
export type ActionConfiguration = z.infer<typeof ActionConfiguration>;
export type ActionTemplateId = ActionConfiguration['template'];
export type ConfigurationOf<T extends ActionTemplateId> = Extract<ActionConfiguration, { template: T }>;
