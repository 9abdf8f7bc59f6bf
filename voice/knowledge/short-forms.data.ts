/** Short forms that end in a point, by language (ISO 639-1): a sentence goes on after them. In lower case, without the last point. */
export const shortForms: Record<string, readonly string[]> = {
  en: 'dr mr mrs ms prof sr jr st mt ft vs approx dept est fig gen gov hon lt sgt col capt rev ave blvd rd e.g i.e cf ca tel ext max min incl excl u.s u.k'.split(
    ' ',
  ),
  de: 'dr prof hr fr st str ca bzw z.b u.a d.h ggf evtl inkl exkl zzgl abzgl tel nr abs art max min mind mo di mi do sa so std geb vgl s.o s.u i.d.r o.ä dipl ing'.split(
    ' ',
  ),
  es: 'dr dra sr sra srta d dña ud uds av avda pág aprox tel núm n.º p.ej ej máx mín c'.split(' '),
  fr: 'dr m mm mme mlle me st ste av bd env tél p.ex ex max min no n.b cf'.split(' '),
  it: 'dott dott.ssa sig sig.ra sig.na prof ing avv geom ca circa tel n pag es max min'.split(' '),
  pt: 'dr dra sr sra srta av tel aprox pág n.º ex máx mín prof'.split(' '),
  nl: 'dr dhr mevr mw prof ing ir ca bijv d.w.z o.a t.a.v tel nr max min incl excl st'.split(' '),
};

/** Short forms that are words besides: only before a figure does a sentence go on after them. */
export const shortBeforeFigures: ReadonlySet<string> = new Set([
  'no',
  'nos',
  'art',
  'p',
  'pp',
  'nr',
  'abb',
  'fig',
  'vol',
]);

/** What may stand behind "3." in one sentence, in languages that write ordinals with a point. In lower case. */
export const afterOrdinals: ReadonlySet<string> = new Set(
  `januar jänner februar feber märz april mai juni juli august september oktober november dezember jan feb mär apr jun jul aug
  sep sept okt nov dez montag dienstag mittwoch donnerstag freitag samstag sonntag stock stockwerk etage obergeschoss og klasse
  tag mal woche monat quartal person jahrhundert jahr lebensjahr kind marts maj juni oktober desember
  januara februára marca apríla`.split(/\s+/),
);
