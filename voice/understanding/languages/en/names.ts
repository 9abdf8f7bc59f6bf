import type { Names } from '../names.ts';

const words = (text: string) => new Set(text.split(' '));

export const englishNames: Names = {
  before: [
    'my name is', "my name's", 'my full name is', 'my first name is', 'my last name is', 'the name is', "the name's", 'name is', 'name', 'full name', 'first name', 'last name', 'surname', 'family name', 'given name',
    'this is', "it's", 'its', 'it is', "i'm", 'im', 'i am', "that's", 'that is', 'that would be', 'you can call me', 'call me', 'they call me', 'people call me', 'put it under', 'under the name of', 'under the name', 'under', "it'll be", 'it will be', 'for', 'make it for', 'book it for', 'you are speaking with', 'you are speaking to', 'speaking to', 'it would be', 'hi this is', 'spelled', 'spelt', 'the patient is', "the patient's name is", "the appointment is for",
    'mein name ist', 'ich heisse', 'ich bin', 'me llamo', 'mi nombre es', 'soy', "je m'appelle", 'mon nom est', 'je suis', 'mi chiamo', 'il mio nome e', 'sono', 'meu nome e', 'me chamo', 'eu sou', 'ik heet', 'mijn naam is', 'ik ben', 'nazywam sie', 'menya zovut',
  ],
  after: ['speaking', 'here', 'is my name', 'is the name', 'please', 'thanks', 'thank you', 'calling', 'on the line', 'as i said', 'again'],
  origin: words('from with of at calling'),
  ordinary: words(
    'a an the and or but so as by in on to do may will mark good grace hope faith joy price cash rich young long short small little big black white green brown gray grey red rose lily ivy summer winter autumn june april august day friday sunday king queen prince bishop pope major page church field hill wood woods stone rivers lake moon star sky love hart heart best west east north south frank ernest earnest drew bill will pat sue rob skip chip dale gene guy jean jack art wade chase hunter baker cook carter parker potter smith taylor fisher shepherd singer wise bright strong sharp swift noble christian paris london chelsea brooklyn austin dallas houston jordan israel china india asia van de la le my me do see lee ko no so ho ha he you yu we mo ma an un ng',
  ),
  never: words(
    "i you he she it we they me us them your his her its our their mine yours what why when where how who which whose yes yeah yep yup nope nah okay ok not don't dont doesn't didn't can't cannot won't isn't aren't wasn't want wants wanted need needs would could should like liked have has had having get gets got give tell say said talk talking speak ask book booking appointment appointments help question questions because there here this that these those is are was were be been am i'm i'd i'll i've you're it's that's something someone anyone nothing nobody anything maybe never always sorry pardon repeat stop cancel skip please thanks thank hello today tomorrow yesterday now later just really very about know think sure fine great bad wrong right correct call called calling phone number email address name names",
  ),
  abuse: words(
    'fuck fucking fucker fucked shit shitty bullshit asshole arsehole bitch bastard cunt dick dickhead cock prick wanker twat bollocks piss pissed crap damn dammit screw idiot moron stupid dumb retard nigger nigga faggot slut whore motherfucker jerk loser',
  ),
  particles: words('van von der den de da di la le del bin ibn al el y dos das du zu zum zur ten ter af av e dela della degli'),
};
