import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';

const read = (text: string, language = 'en-US') =>
  understand({ type: 'name', text, language, at: '2026-11-20T10:00:00', zone: 'America/New_York' }).value;

describe('a name', () => {
  it.each([
    // What is taken back or denied.
    ['john smith sorry jon smith', 'Jon Smith'],
    ['john smith no wait smyth', 'John Smyth'],
    ['not cathy kathy', 'Kathy'],
    // Someone of one's own.
    ["it's for my little sister anna bell", 'Anna Bell'],
    ["my husband's name is peter gray", 'Peter Gray'],
    // An introduction behind other words.
    ["i'd like to book something my name is paula reed", 'Paula Reed'],
    ['friends know me as buck', 'Buck'],
    // Parts by their names, in any order.
    ['my surname is hayes and my first name is linda', 'Linda Hayes'],
    ['john and the last name is smith', 'John Smith'],
    // Said twice.
    ['bond james bond', 'James Bond'],
    ['anna smith anna smith', 'Anna Smith'],
    ["rose it is rose hathaway that's h a t h a w a y no e on the end", 'Rose Hathaway'],
    ['alexandra but everyone says sandy so alexandra hale', 'Alexandra Hale'],
    // What is told of it, in one breath.
    ["it's may price like the month and like what's the price", 'May Price'],
    ['it is robin martin robin like the bird', 'Robin Martin'],
    ['april lawson funnily enough', 'April Lawson'],
    ['it is lottie underhill like the hobbit alias', 'Lottie Underhill'],
    ["the name's finch gerald finch i'm doris but it's for him", 'Gerald Finch'],
    // Parts by what is said behind them.
    ["young is the surname will's the first name", 'Will Young'],
    ["price is my last name first name's peter", 'Peter Price'],
    // Who writes it down, and two words that are spelled in one breath.
    ['put her down please odessa quill', 'Odessa Quill'],
    ['please write abel kristoffersen for the name', 'Abel Kristoffersen'],
    ['xavier quinn x a v i e r q u i double n', 'Xavier Quinn'],
    ['mei mei wong', 'Mei Mei Wong'],
    // How it is written.
    ['katherine with a c', 'Catherine'],
    ["philip with two l's", 'Phillip'],
    ['mary smith hyphen jones', 'Mary Smith-Jones'],
    ['sara no h', 'Sara'],
    ['j r ewing', 'J R Ewing'],
    ['kelly o apostrophe hara', "Kelly O'Hara"],
    // What someone is addressed with, and the family's name before the given one.
    ['Ms. Chen, first name Li', 'Li Chen'],
    ['Dr. Samuel Ortiz', 'Samuel Ortiz'],
    ['Mrs. Lang, Dorothy', 'Dorothy Lang'],
    ['Novak, Petra', 'Petra Novak'],
    ['Ann, Bell', 'Ann Bell'],
    // A short form, and behind it the whole.
    ["it's Beth, Elizabeth Grant", 'Elizabeth Grant'],
    ['yeah this is Bob, Robert Miller', 'Robert Miller'],
    ['Ron Decker, sorry, Decker-Hayes', 'Ron Decker-Hayes'],
    ['oh yes, of course. Beatrice Lamb, everybody calls me Bea', 'Beatrice Lamb'],
    // Initials, and names that are words or days.
    ['J.T. Monday', 'J T Monday'],
    ['Skip Lane', 'Skip Lane'],
    // A business that has the name, behind it.
    ['Hey, Tanya Bloom, Bloom Florists, need a website', 'Tanya Bloom'],
    // Two people.
    ["it's for Tom and Lisa Brown", 'Tom and Lisa Brown'],
    ['my husband and I, Tom and Lisa Brown', 'Tom and Lisa Brown'],
    ["it's Ann, no e, Bell", 'Ann Bell'],
    ['Sam, just Sam', 'Sam'],
    // Said once more, with more of it.
    ["it's for my daughter Zoe, Zoe Stiles", 'Zoe Stiles'],
    // What others call them is no name beside one.
    ['everybody calls me Bud but put down Leonard Marsh', 'Leonard Marsh'],
    // Chatter behind it.
    ['Gina Torres, like the actress', 'Gina Torres'],
    ['Gina Torres, date of birth March third', 'Gina Torres'],
    ['Gina with a g, Torres with two rs', 'Gina Torres'],
    // A day that is a surname.
    ['joe friday', 'Joe Friday'],
    // A sentence behind it.
    ['rhonda i need a table for two', 'Rhonda'],
    ['omar can you hear me', 'Omar'],
    ['ron not don', 'Ron'],
    ["it's nice to talk to you i'm edith", 'Edith'],
    ['you can put devon', 'Devon'],
    ['reservation for smith', 'Smith'],
    ['First name: Rhonda, last name: Grant', 'Rhonda Grant'],
    // What the agent is called.
    ['peter jones mate', 'Peter Jones'],
    ['courtney love', 'Courtney Love'],
  ])('"%s" is %s', (text, value) => expect(read(text)).toBe(value));

  it.each([
    "it's an order",
    "i'm driving",
    "i'm exhausted",
    "i'm carla's husband",
    'two large pizzas',
    'dog grooming',
    'on behalf of',
    'jenny well jennifer',
    'here',
    'my mother passed away',
    "it's for my son",
    'what name is it under',
    // Which of the two is meant anew is not known.
    'john smith sorry peter',
  ])('"%s" is none', (text) => expect(read(text)).toBeNull());
});

it.each([
  ['tragen Sie mal Weber ein', null],
  ['ich bin gerade im Auto', null],
  ['schreiben Sie Weber rein', 'Weber'],
  ['Frau Doktor Meyer-Landrut, Anja', 'Anja Meyer-Landrut'],
  ['von der Leyen, Heiko', 'Heiko von der Leyen'],
  ['Monika Reiter von Reiter Optik', 'Monika Reiter'],
])('"%s" is %s in German, where names are written with capitals', (text, name) => {
  const at = { language: 'de-DE', at: '2026-11-20T10:00:00', zone: 'Europe/Berlin' } as const;
  expect(understand({ type: 'name', text, ...at }).value).toBe(name);
});

it.each([
  ['yannick le goff', 'Yannick Le Goff'],
  ['Erwan Le Bris', 'Erwan Le Bris'],
  ['marie de la tour', 'Marie de la Tour'],
])('a name in French: %s', (text, name) => {
  const { value } = understand({
    type: 'name',
    text,
    language: 'fr-FR',
    at: '2026-11-20T10:00:00',
    zone: 'Europe/Paris',
  });
  expect(value).toBe(name);
});

// A family's name alone, something about it, and the whole.
it.each([
  ['de-DE', 'sommer wie die jahreszeit anneliese sommer', 'Anneliese Sommer'],
  ['de-DE', 'wolf karl heinz wolf', 'Karl Heinz Wolf'],
  ['de-DE', 'ich bin die claudia meier meier mit e i nicht mit a i', 'Claudia Meier'],
  ['de-DE', 'tragen sie ein dietmar schulze z e am ende', 'Dietmar Schulze'],
  ['es-ES', 'sí mira soy begoña ybarra ybarra con i griega y con be', 'Begoña Ybarra'],
  ['es-ES', 'me llamo estíbaliz con be y con zeta estíbaliz gonzález', 'Estíbaliz González'],
  ['es-ES', 'soy el señor rey como el rey juan carlos rey', 'Juan Carlos Rey'],
  ['es-ES', 'hassan el amrani', 'Hassan el Amrani'],
  ['fr-FR', 'lefebvre avec b v r e mathilde lefebvre', 'Mathilde Lefebvre'],
  ['fr-FR', 'odile lacroix la croix en un seul mot', 'Odile Lacroix'],
  ['fr-FR', 'delphine faure ex madame collin', 'Delphine Faure'],
])('in %s, "%s" is %s', (language, text, name) => expect(read(text, language)).toBe(name));

describe('a name with how it is written behind it', () => {
  it.each([
    ['de-DE', 'bernd weiss mit scharfem s', 'Bernd Weiß'],
    ['es-ES', 'ana sanchez con acento en la a', 'Ana Sánchez'],
    ['es-ES', 'eva pena con eñe', 'Eva Peña'],
    ['es-ES', 'mariana soler con dos enes', 'Marianna Soler'],
    ['fr-FR', 'nathalie dupont avec un d à la fin', 'Nathalie Dupond'],
    ['fr-FR', 'helene bonet avec deux n', 'Helene Bonnet'],
    ['fr-FR', 'gaelle prigent gaëlle avec tréma', 'Gaëlle Prigent'],
  ])('is written so, in %s: "%s"', (language, text, name) => {
    expect(read(text, language)).toBe(name);
  });

  it('may be a word elsewhere: "weiss" is also "know"', () => {
    expect(read('bernd weiss', 'de-DE')).toBe('Bernd Weiss');
    expect(read('ich weiss', 'de-DE')).toBe(null);
  });
});

it.each([
  ['de-DE', 'walburga hinterholzer heißt sie', 'Walburga Hinterholzer'],
  ['es-ES', 'marta ruiz se llama', 'Marta Ruiz'],
  // Who says how they are has said no name.
  ['fr-FR', "je suis pressée c'est pour une appli", null],
  ['fr-FR', 'je suis pressé', null],
])('a name and the words behind it, in %s: "%s"', (language, text, name) => {
  expect(read(text, language)).toBe(name);
});
