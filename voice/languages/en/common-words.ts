/** Words of everyday English that are hardly anyone's name: how one is, what one has, wants or does. */
export const commonWords: ReadonlySet<string> = new Set(
  `around asap browsing shopping soonest exhausted hungry thirsty pregnant retired new home outside inside upstairs downstairs deaf blind disabled worried scared
  afraid upset unhappy happy sad glad sorry alone single married divorced widowed separated unemployed employed freelance
  student homeless stuck stranded locked late early ready done finished back away abroad asleep awake drunk sober high low
  expensive cheap terrible horrible awful disgusting ridiculous absurd outrageous weird strange odd crazy insane mad funny
  hilarious boring bored frustrating frustrated noisy loud quiet cold hot warm wet dry dirty clean dark bright dead alive
  full empty open closed shut broke broken damaged faulty leaking leaky cracked smashed stolen lost missing nice lovely
  good bad better worse best worst fine okay poor weak strong heavy easy hard difficult simple complicated possible
  impossible necessary unnecessary obvious clear unclear correct incorrect false true real fake secret private public
  personal professional legal illegal important urgent serious nervous anxious depressed stressed dizzy nauseous sore
  swollen bleeding itchy allergic diabetic infected contagious vegan vegetarian gluten hurt injured unwell poorly knackered
  delighted thrilled excited impressed disappointed disgusted shocked surprised confused annoyed angry furious livid
  grateful thankful curious skeptical convinced certain uncertain positive negative free busy occupied engaged unavailable
  available anonymous unknown undisclosed unlisted myself yourself himself herself itself themselves ourselves me
  huh guess nah meh yikes wow oops ouch ugh whoa gosh geez jeez
  haircut haircuts trim shave manicure pedicure massage facial waxing cleaning cleanings checkup check-up filling fillings
  crown root canal extraction braces whitening toothache tooth teeth headache backache stomach belly fever cough flu rash
  grooming vaccination vaccine shots shot dog dogs cat cats puppy kitten pet pets vet pizza pizzas burger burgers sushi
  chicken beef pork fish salad sandwich sandwiches coffee tea water beer wine menu table tables dinner lunch breakfast brunch
  takeout takeaway pickup delivery collection leak leaks plumbing plumber electrician electrical boiler heating heater
  furnace drain drains toilet sink shower pipe pipes roof roofing gutter window windows door doors key keys lock car cars
  truck van tire tires tyre tyres brake brakes engine battery oil exhaust service inspection mot towing tow repair repairs
  maintenance quote quotes estimate price prices pricing cost costs bills billing payment payments refund refunds
  return returns exchange complaint complaints subscription membership policy claim claims loan mortgage bank account accounts
  password login username website web app internet wifi router cable connection outage signal line phone phones laptop
  printer screen computer tech technical support sales marketing accounting finance reception receptionist switchboard
  department extension management housekeeping concierge front desk staff owner landlord tenant lodger guest guests patient
  visitor member customer student teacher nurse driver courier party parties wedding birthday anniversary funeral event
  events room rooms suite bed beds night nights flight flights ticket tickets hotel taxi cab ride airport train bus
  english spanish french german italian portuguese chinese mandarin arabic russian polish turkish japanese korean hindi
  dutch swedish american british irish scottish welsh canadian mexican indian asian european
  directions location hours opening times schedule calendar availability deposit discount voucher coupon gift receipt
  consultation consult meeting session lesson lessons class classes course courses exam exams test tests result results
  prescription prescriptions medication medicine pills pharmacy referral surgery operation blood x-ray ultrasound scan
  large medium small extra regular double several couple few lot lots plenty bit
  raining snowing pouring freezing boiling sunny windy foggy stay staying stays live living lives eat eating sleep sleeping
  cooking working work works worked waiting driving walking running sitting standing calling shopping traveling travelling
  speaking reading writing watching playing studying training leaving arriving moving looking feeling thinking wondering
  hoping planning asking telling joking kidding lying dying crying laughing bleeding choking
  nothing something anything everything whatever nowhere anywhere somewhere
  number numbers name names address email word letter letters question answer reason thing things stuff idea
  guy lady person people folks kid kids child children adult adults baby toddler teenager
  pass skip next previous none quit exit restart again hello hi hey bye goodbye welcome
  na haha hehe lol hmm jewish muslim catholic greek finnish norwegian vietnamese filipino thai hebrew ukrainian romanian hungarian czech punjabi urdu bengali cantonese farsi checking prices flexible ears existing pronounced traffic hurry trouble stuff
  kind sort type based pretty quite rather somewhat often seldom sometimes twice
  comma dot dash period underscore`
    .trim()
    .split(/\s+/),
);

/** Endings of words that tell how something is. Names that end so are told apart by what stands before. */
export const commonEndings: readonly RegExp[] = [
  /^(?!(?:channing|manning|fleming|harding|browning|golding|keating|pickering|sterling|stirling|loving|irving|hastings|cummings|jennings|darling|spalding|fielding|redding|bowling|downing|gosling|rowling|whiting|canning|dowling|banning|lansing|xiaoming)$)\p{L}{3,}ing$/u,
  /^(?!.*(?:mm|hm|am|im|om|um|h|r|fr|dr|l|y|z|v|s)ed$|.*eed$)\p{L}{3,}ed$/u,
  /^(?!(?:connally|mcanally|scally)$)\p{L}{3,}(?:ally|ently|antly|ively|arily|ictly|actly|edly|ately|rely|stly)$/u,
  /^\p{L}{2,}(?:ful|less|able|ible|ously|ious|eous|tion|sion|ness|ache|ically|ably|ibly|ated|ized|ised|ired|ured|ised|ssed|shed|ched|cked|lled|rried|red out)$/u,
];
