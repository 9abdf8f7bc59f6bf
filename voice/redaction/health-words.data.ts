const words = (text: string) => text.trim().split(/\s+/);

/**
 * Beginnings of words that tell of someone's health, without accents and in small letters: illnesses, what is done against
 * them, and the body's states that people are treated for. "Doctor" and "appointment" are none: a practice hears nothing else.
 */
export const healthWords: Readonly<Record<'en' | 'de' | 'es' | 'fr', readonly string[]>> = {
  en: words(`
    abortion abscess addict aids alcoholi allerg alzheimer amput anaemi anemi anorexi antibiotic antidepress anxiety arrhythm arthrit
    asthma autis biops bipolar bleeding bronchit bulimi cancer cardiac cataract chemo cholest cirrhos colonoscop concuss
    constipat contracepti covid crohn dementia depress diabet dialys diarrh disabilit eczema embol endometrios epileps
    fever fibromyalg fractur gastr glaucoma gonorrh haemorrh heartattack hemorrh hepatit hernia herpes hiv hypertens hypothyr
    implant incontinen infect infertil inflam insomni insulin kidney leukaemi leukemi lupus lymphom mammogra mastectom medicat
    melanom menopaus methadon migrain miscarri multiplesclerosis nausea obes oncolog osteoporos overdos paralys parkinson pneumon
    pregnan prescri prostat psoria psychiat psychos psychother radiother rehab schizophren seizur sepsis shingles stroke suicid
    surger symptom syphilis therap thrombos thyroid transplant tubercul tumor tumour ulcer vaccin vertigo vomit wheelchair`),
  de: words(`
    abtreib abszess adhs alkoholik allerg alzheimer amput anamie angststor antibiotik antidepress arthr asthma autis
    bandscheib biops bluthochdruck blutdruck brustkrebs bronchit chemo darmspiegel darmkrebs demenz depress diabet dialys durchfall
    ekzem entzund epileps erbrech essstor fehlgeburt fieber geschwulst geschwur gicht grippe hamorrh hautkrebs hepatit
    herzinfarkt herzschrittm hiv impf infekt insulin krampfader krankheit krebs leukami lungenentzund magersucht medikament
    menopause migran multiplesklerose nierenstein osteoporos parkinson prostata psoria psychiat psychos psychother querschnitt reha
    rezept rheuma rollstuhl schilddrus schizophren schlaganfall schwanger selbstmord sepsis sucht suizid symptom syphilis
    therapie thrombos transplant tuberkul tumor ubelkeit uberdosis unfruchtbar verhutung wechseljahr zucker`),
  es: words(`
    aborto absceso adiccion alcoholi alergi alzheimer amput anemi anorexi ansiedad antibiotic antidepres arritm artrit artros asma autis
    biops bipolar bronquit cancer cardiac catarata cirros colesterol colonoscop convuls covid demencia depres diabet dialis diarrea
    discapac eczema embaraz embol endometrios epileps esquizofren fiebre fractur gastrit glaucoma hemorrag hemorroid hepatit hernia
    herpes hipertens hipotiroid ictus infart infeccion infertil inflam insomni insulin leucemi linfom lupus mamograf mastectom
    medicament medicacion melanom menopaus migran nausea neumon obesidad oncolog osteoporos paralis parkinson prostat psicos psicoterap
    psiquiat psoriasis quimio quimioterap radioterap receta rehabilit sida sifilis sintoma sobredosis suicid terapia tiroid
    transplant trasplant trombos tubercul tumor ulcera vacun vertig vih vomit`),
  fr: words(`
    absces accouchement addiction alcooli allerg alzheimer amput anemi anorexi antibiot antidepress anxiet arythm arthrit arthros asthm
    autis avc avortement biops bipolair bronchit cancer cardiaqu cataract chimio cholest cirrhos coloscop covid demence depress
    diabet dialys diarrhe eczema embol enceinte endometrios epileps fausse-couche fibromyalg fievr fractur gastr glaucom grossess
    handicap hemorrag hemorroid hepatit hernie herpes hypertens hypothyr infarct infect infertil inflamm insomni insulin leucemi lupus
    lymphom mammograph medicament melanom menopaus migrain nausee obesit oncolog ordonnanc osteoporos overdos paralys parkinson
    pneumoni prostat psoriasis psychiatr psychos psychotherap radiotherap reeducation schizophren sida suicid surdosag symptom syphilis
    therapi thrombos thyroid transplant tubercul tumeur ulcer vaccin vertig vih vomiss`),
};
