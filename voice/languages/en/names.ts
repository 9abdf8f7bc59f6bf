import type { NamePart, Names } from '../names.ts';

const words = (text: string) => new Set(text.split(' '));

/** All rows of one of each. */
const rows = (...choices: string[][]): string[] =>
  choices.reduce<string[]>((all, choice) => all.flatMap((one) => choice.map((next) => `${one} ${next}`.trim())), ['']);

const is = ['is', 'it is', "it's", 'would be', 'will be', 'was'];
const kinds = ['', 'full', 'good', 'legal', 'real', 'complete', 'own'];
const named = [
  ...rows(['my', 'the', 'your', 'his', 'her', 'their', ''], kinds, ['name'], is),
  ...rows(['my', 'the'], kinds, ["name's"]),
];
const called = [
  ...['call me', 'calls me', 'calling me', 'known as', 'know me as', 'go by', 'goes by', 'under the name of'],
  ...['under the name', 'in the name of', 'under', 'put me down as', 'put down'],
];
const parts: Record<NamePart, string[]> = {
  given: ['first name', 'given name', 'forename', 'christian name'],
  middle: ['middle name'],
  family: ['last name', 'family name', 'surname', 'second name'],
};
const labels = Object.fromEntries(
  Object.entries(parts).flatMap(([part, phrases]) => [
    ...rows(phrases, ['', ...is]).map((phrase) => [phrase, part as NamePart] as const),
    ...phrases.map((phrase) => [`${phrase}'s`, part as NamePart] as const),
  ]),
);

export const englishNames: Names = {
  before: [
    ...named,
    ...called,
    'my name is',
    "my name's",
    'my full name is',
    'the name is',
    "the name's",
    'name is',
    "name's",
    'name',
    'full name',
    'this is',
    "it's",
    'its',
    'it is',
    "i'm",
    'im',
    'i am',
    "that's",
    'that is',
    'that would be',
    'you can call me',
    'call me',
    'they call me',
    'people call me',
    'put it under',
    'under the name of',
    'under the name',
    'under',
    "it'll be",
    'it will be',
    'for',
    'make it for',
    'book it for',
    'you are speaking with',
    'you are speaking to',
    'speaking to',
    'it would be',
    'hi this is',
    'spelled',
    'spelt',
    'the patient is',
    "the patient's name is",
    'the appointment is for',
    'mein name ist',
    'ich heisse',
    'ich bin',
    'me llamo',
    'mi nombre es',
    'soy',
    "je m'appelle",
    'mon nom est',
    'je suis',
    'mi chiamo',
    'il mio nome e',
    'sono',
    'meu nome e',
    'me chamo',
    'eu sou',
    'ik heet',
    'mijn naam is',
    'ik ben',
    'nazywam sie',
    'menya zovut',
  ],
  anywhere: [...named.filter((phrase) => phrase.includes('name')), ...called],
  labels,
  after: [
    'speaking',
    'here',
    'is my name',
    'is the name',
    'please',
    'thanks',
    'thank you',
    'calling',
    'on the line',
    'as i said',
    'again',
  ],
  fond: words("dear love honey hun sweetheart darling mate pal buddy sir ma'am madam miss duck pet bro dude man"),
  openings: words('yes yeah yep sure ok okay well so oh no right certainly and also alright hmm'),
  repairs: words('sorry no nope wait actually rather'),
  instead: ['but', "it's", "but it's", 'it is', "that's", "i'm"],
  relations: words(
    'daughter son wife husband mother father mom mum mommy dad nan nana gran granny grandma grandpa grandad grandmother grandfather sister brother aunt uncle auntie niece nephew cousin partner fiance fiancee girlfriend boyfriend friend boss colleague coworker client neighbor neighbour child kid baby girl boy grandson granddaughter stepson stepdaughter roommate flatmate',
  ),
  owners: words('my our his her the'),
  joints: words('and my the his her with then'),
  starters: words("i my the it's you we"),
  things: [/^an [aeiou]/, /^(?:a|the) /],
  sentences: words('a the as in on to by so at for and or more'),
  origin: words('from with of at calling'),
  ordinary: words(
    'a an the and or but so as by in on to do may will mark good grace hope faith joy price cash rich young long short small little big black white green brown gray grey red rose lily ivy summer winter autumn june april august day friday sunday king queen prince bishop pope major page church field hill wood woods stone rivers lake moon star sky love hart heart best west east north south will china india asia van de la le my me do see lee ko no so ho ha he you yu we mo ma an un ng',
  ),
  never: words(
    "lost confused busy driving sick ill urgent emergency private confidential personal complicated customer client patient caller order account delivery package parcel invoice refund payment reservation insurance dentist manager agent representative operator human person robot machine computer information problem issue boiler office minute moment second hold hang wait waiting listen listening hear heard look looking trying try going gonna wanna coming come using make made making take taken change changed already before after until still only too even much many some any all every both other another else same different next whatever nevermind matter business thing things way people everyone everybody somebody course obviously exactly absolutely definitely prefer rather known forgot forget remember whether if then than required necessary important needed we're they're he's she's what's who's there's let's let us gotta available interested serious kidding joking annoyed angry tired file records system before afternoon evening tonight return returning passed died dead hurt hurts pain feeling not_sure broken spell spelled spelling letter letters say saying already it'd that'd who'd above below yet probably perhaps unsure i you he she it we they me us them your his her its our their mine yours what why when where how who which whose yes yeah yep yup nope nah okay ok not don't dont doesn't didn't can't cannot won't isn't aren't wasn't want wants wanted need needs would could should like liked have has had having get gets got give tell say said talk talking speak ask book booking appointment appointments help question questions because there here this that these those is are was were be been am i'm i'd i'll i've you're it's that's something someone anyone nothing nobody anything maybe never always sorry pardon repeat stop cancel please thanks thank hello today tomorrow yesterday now later just really very about know think sure fine great bad wrong right correct call called calling phone number email address name names",
  ),
  abuse: words(
    'fuck fucking fucker fucked shit shitty bullshit asshole arsehole bitch bastard cunt dick dickhead cock prick wanker twat bollocks piss pissed crap damn dammit screw idiot moron stupid dumb retard nigger nigga faggot slut whore motherfucker jerk loser',
  ),
  particles: words(
    'van von der den de da di la le del bin ibn al el y dos das du zu zum zur ten ter af av e dela della degli',
  ),
};
