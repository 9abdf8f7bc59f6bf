import { clausesOf } from '../clauses.ts';

export const englishClauses = clausesOf({
  subjects:
    "i i'm im i've i'd i'll we we're we've we'd we'll he he's she she's they they're they've it's that's there's here's you you're you've you'll what's whats where's how's who's name's this_is that_is it_is it_was that_was it_should that_should it_has it_will it_can it_would it_does it_starts it_ends that_ends that_would do_you do_i do_we can_i can_you can_we could_you could_i is_there is_it is_that are_there are_you am_i did_i did_you does_it does_that does_your will_you will_i will_anyone would_you would_that have_you how_much how_long how_many how_do how_does how_can how_quick how_soon how_fast how_late how_is how_about what_is what_do what_does what_about what_time what_are what_if where_is where_do where_are when_do when_will when_is who_is who_else is_the are_the name_is email_is phone_is number_is company_is budget_is my_name the_name my_email the_email my_phone the_phone my_number the_number my_company the_company my_boss my_husband my_wife my_partner my_sister my_brother my_mother my_daughter my_son let_me let's lets let_us",
  openers:
    'but because cause sorry wait actually anyway anyways scratch hello hi hey thanks thank_you bye goodbye by_the_way hang_on hold_on make_it make_that make_the put_it put_that put_down change_that change_the no nope',
  joins: 'and but so because cause since if when while although though or until before after',
  behindAnd:
    'for make put change my the then also please can could do does did is are was what how when where who why will would let that this it goodness actually wait sorry no yes oh by say tell just',
  and: 'and',
  inside:
    "do does did don't doesn't didn't can could can't couldn't will would won't wouldn't should shouldn't shall may might must am is are was were isn't aren't wasn't be been have has had haven't hasn't that which who whom whose what where when why how whether if as than like because since while although though until till before after to for with of at on from by about in into over under without and or but so nor not think guess suppose say says said know knows mean means hope wish believe tell tells told ask asked wonder wondering let lets make makes also sure glad all whatever whoever wherever whenever everything anything something nothing only just even the a an my your our his her their every any each there's there got gets see sees show shows give gives gave call calls help thank email want wants need needs said did maybe perhaps once unless except what's where's who's how's that's it's i'm",
  determiners: 'my our his her their the your',
  verbs:
    "is was are were has had will would can can't cannot does did doesn't didn't isn't wasn't aren't won't wouldn't keeps kept came comes went goes says said wants needs works broke fell hurts ends starts closes opens told never always",
  whether: 'if whether',
  tells: 'tell tells told telling ask asked show remind',
  told: 'me us him her them you',
  hinges: 'when if while because since until unless before after once',
});
