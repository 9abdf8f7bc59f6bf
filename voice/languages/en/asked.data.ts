import type { AskedTopic } from '#voice/languages/asked-topic.ts';

/** How people ask what businesses are asked every day. In lower case, no punctuation but apostrophes, accents as written. */
export const englishAsked: readonly AskedTopic[] = [
  {
    id: 'hours',
    heads: 'hours opening open times holidays weekend',
    tells: '#clock open opens close closed closes hours weekdays weekends holidays',
    asks: `you guys open
are you open on saturdays
how late are you there tonight
till when
what time do you close
what time do you guys get in in the morning
if i swing by after work will anybody still be there
and on sundays
are you closed for thanksgiving
is anyone there right now
what are your hours
do you shut for lunch
i only get off at six is that too late
could you tell me when you open please
is somebody in over the holidays
i was just wondering when's the earliest i can come by
do you have any evening hours
weekends too or just during the week
are you guys even open today
so if i came at like seven thirty
what about bank holidays
when can i catch someone
are you around on the weekend
till when can i get hold of you
what days are you in
until what time can i reach somebody
you there after five
do you work sundays
when's the latest i can come in
are your people there on saturday
are you in on weekends
do you work weekends
anybody in on a sunday
you're closed on mondays right
how early do you start
how late do you stay
what's the earliest someone could be there
when do you knock off
is it just weekdays
are you around at lunchtime
till what time could i come by after work
are you open thanksgiving week
when's the office staffed
is someone there before eight`,
  },
  {
    id: 'address',
    heads: 'address location directions find where visit',
    tells: 'street avenue road floor building entrance corner address located opposite near downtown',
    asks: `where are you guys
where exactly is it
what's the address
how do i get there
which floor is that on
is it near the old post office or where
i'm standing outside and i can't find the door
can you give me directions
what street is that on
are you downtown
i'm coming off the highway which way do i go
and that's where
where do i have to go for that
do i ring a bell or just walk in
my gps sends me to some field
what do i put in the navigation
what's it next to
is that the building with the big sign
could you tell me how to find you please
are you still in the same place as before
what part of town
i've never been there so how do i find it
whereabouts are you
which floor are you on
what's the street again
how would i get to you
where's your place
what building are you in
is that the one on main street
which street are you on
what building is it
is it the place next to the pharmacy
which floor do i go to
what's the cross street
how do i find you
where's the office at
what do i put in my gps
is it downstairs or upstairs
are you still in the old place`,
  },
  {
    id: 'parking',
    heads: 'parking park garage car',
    tells: 'park parking parked garage lot spaces spots bike',
    asks: `parking
any parking
where can i leave the car
is there a lot or do i park on the street
do i have to pay to park
i've got a big van is that gonna be a problem
and what about the car
can i park right out front
is it hard to find a spot
somewhere to lock up my bike
how's the parking over there
do you guys have a garage
will i get towed if i leave it there
where am i supposed to put my truck
i'll be driving so where do i pull in
is the parking free
how long can i leave it there before i get a ticket
do you validate
there's never anywhere to park around there
can you charge an electric car there
would there be a space for me if i come by car
got a space close by for someone with a disabled badge
does it cost anything to park
is there free parking
do you have spaces for cars
where can i put the car
can i leave my car there
what about parking
can i park behind the house
where do people park
is there room for a car
do i have to feed a meter
where should i leave the truck
can my husband park the van there
is there street parking
do i need change for parking
which side is the lot on
where's the entrance to the lot
how long am i allowed to park`,
  },
  {
    id: 'transit',
    heads: 'transit bus train transport subway directions',
    tells: 'bus train tram subway metro station stop line walk shuttle',
    asks: `which bus goes there
i don't drive how do i get to you
is there a train station nearby
what's the closest stop
can i get there by bus
what line do i take
how far is it from the station
and without a car
i'd be coming by train
do buses run out there on sundays
where do i get off
is it walkable from the subway
i haven't got a license so how would i come
any public transport out your way
how long's the walk from the bus stop
does the tram stop near you
would i need to take a cab
bus stop near there
can you get to it on the underground
i'm relying on the bus i'm afraid
do i have to change trains
is there a shuttle or something`,
  },
  {
    id: 'access',
    heads: 'access accessibility accessible wheelchair elevator stairs',
    tells: 'wheelchair elevator lift stairs steps ramp accessible level stroller walker',
    asks: `i'm in a wheelchair can i get in
are there stairs
is there an elevator
my mom uses a walker
any steps at the door
can i bring the stroller in
i can't do stairs
do you have a ramp
how wide are the doors
is it all on one level
i'm on crutches right now will that be a problem
is it accessible
my husband's not so good on his feet
would i get in there with a mobility scooter
lift or just stairs
how many steps is it up to you
is there a bathroom for wheelchair users
we've got a double buggy with us does that fit
i don't see very well can someone help me in
could somebody give me a hand at the door
can you get in without having to climb anything
and for someone who can't walk far
my mother's in a wheelchair
is there an elevator or just stairs
can somebody with a walker get up there
do i have to climb stairs
my knees are bad is it upstairs
i'm on crutches can i get up there
i use a walker
can you get a stroller up there
is it okay with a wheelchair
my dad can't do stairs
is there a ramp or a lift
will my scooter fit in the elevator
can she get in with her bad hip`,
  },
  {
    id: 'price',
    heads: 'price prices pricing cost costs rates fees estimate',
    tells: '#money cost costs price free fee charge rate estimate quote',
    asks: `how much is it
what does that cost
how much am i looking at
what do you charge
just a ballpark
is it expensive
what's that gonna run me
and the price
per month or per year
is that per person
are there any extra fees on top
what are your rates
could you give me a rough estimate please
is that with tax or without
how much would that be all in
do you charge by the hour
i don't have a lot of money so what would i have to pay
what's the cheapest one you've got
does it cost anything just to have someone look at it
what'll it set me back
so what's the damage
before i say yes i need to know what i'd be paying
what would that run me
what am i looking at for that
what's the damage
how much you charging
what's it gonna cost me
what's the cheapest
what does the cheapest one cost
is that extra
what do i pay for that
how much would i pay
where do your prices start
what do they start at
what's the starting price
ballpark what is it
what are we talking price wise
how much do you guys take for that
is it included or does it cost more
does that cost anything
what's that gonna set me back
what does that set me back
how much would it come to
what am i looking at price wise
what do you charge for one
ballpark how much
what's it run
how much do you want for it
is that expensive
how much does it cost for just the one
what's the total going to be`,
  },
  {
    id: 'payment',
    heads: 'payment pay paying payments billing deposit',
    tells: 'cash card cards invoice installments transfer debit credit deposit paypal check pay',
    asks: `do you take cards
cash only
can i pay by card
can i pay it off bit by bit
when do i have to pay
do i pay there or do you send me a bill
is apple pay okay
how do people usually pay
do you want money up front
i only have cash on me
is there a deposit
can you just bill me
should i tip
could i split it over a few months
do you guys do installments
check okay
what kind of payment do you accept
i don't have a credit card is that a problem
would you take paypal
is it pay now or pay later
my dad's paying so can he do it over the phone
and how do i pay for it
is cash okay
can i put it on my card
is a card alright
do you take credit cards
will you take a check
can i pay later
do you take amex
can i pay with my phone
do you take visa
cash okay
can i put it on a card
do i pay on the day
can i pay it off over time
do you take checks
can i split the bill
is there a payment plan
do you send me a bill or pay there`,
  },
  {
    id: 'insurance',
    heads: 'insurance coverage insurers plans medicare funding',
    tells: 'insurance insurer covered covers coverage copay medicare medicaid network reimbursed claim private',
    asks: `do you take my insurance
does insurance pay for that
will my plan cover it
is it covered
i'm on medicare
do you take medicaid
who pays for that me or the insurance
i've got blue cross is that okay
what if i don't have insurance
are you in network
how much of it comes out of my own pocket
what's my copay gonna be
can i claim that back
do you bill them directly or do i have to
is there any government help with the cost
do i need a referral for them to pay
would the nhs pay for something like that
i just switched insurance does it still work
and does the health plan pick that up
my insurance company says to ask you
any chance that's covered
is that something you can get the state to pay for
i've got cigna does that work
do you work with my insurance
my insurance is delta is that okay
what if i'm not insured
i have no insurance
do i need insurance for that
will my insurance pay for it
do you take my plan
i'm with blue cross
do you bill the insurance directly
is that covered
i've got dental through work
do you accept medicaid
which insurances do you work with`,
  },
  {
    id: 'cancel',
    heads: 'cancellation cancel cancelling reschedule late change missed',
    tells: 'cancel cancelled cancellation canceled reschedule move late notice missed show hours',
    asks: `i can't make it tomorrow
can i move it
can i cancel
what if something comes up
i need to call it off
how late can i cancel
do i have to pay if i don't show up
is there a fee for cancelling
i'm running late is that okay
could we make it another day
what happens if i'm sick that day
i've gotta push it back a week
how much notice do you need
would it be possible to reschedule please
something came up at work
what if i'm like fifteen minutes late
do you charge for a no show
i forgot my appointment what now
can i change it last minute
is it still okay to back out
till when can i still say no
and if i can't come after all
what happens if i have to cancel
is there a fee if i don't show
what if i can't make it
how late can i call it off
can i still change it later
is there a fee for a no show
can i call it off the day before
do i owe anything if i don't come
what happens if i cancel the same day
will you charge me if i'm sick`,
  },
  {
    id: 'bring',
    heads: 'bring prepare preparation before documents checklist wear',
    tells: 'bring wear documents id passport license card eat drink prepare clothes form',
    asks: `what do i need to bring
do i need to bring anything
should i have papers with me
can i eat before
what do i wear
do i need my id
anything i have to prepare
is there stuff i should do beforehand
what paperwork do you need from me
empty stomach or doesn't it matter
should i bring my old records
i don't have a passport is a license okay
am i supposed to fill something out first
what should i have ready
just myself or do i bring something
i take pills in the morning do i still take them
could you tell me what you'll need to see
do i need special shoes or anything
is it fine to come straight from work in my work clothes
can i have my coffee before i come
and what do i take along
what all am i gonna need
do i need anything with me
what paperwork do you need
should i come early
do i have to be there ahead of time
what time should i be there before
anything i should have on me
do you need to see my card
do i have to have anything with me
what papers do you want
do i need to show id
should i have my card on me
is there stuff to fill out first
do i need to come early
what do you need to see from me
anything i should bring along
do i need to prepare anything`,
  },
  {
    id: 'duration',
    heads: 'duration length long time takes appointment',
    tells: '#span minutes hour hours days takes lasts long',
    asks: `how long does it take
how long will i be there
is it quick
how much time should i plan
will i be out by noon
can it be done in an hour
i've only got my lunch break
when will it be ready
is it a whole day thing
do i have to take the day off
how many visits is it
so how long are we talking
when should my ride pick me up
does it take long
i've gotta get the kids at three will that work
roughly how many hours
do you do it while i wait
is that a couple of days or weeks
what's the usual time for something like this
could you give me an idea when they'd be finished
and how long's the appointment
am i gonna sit around waiting forever
how long does it go
how long am i there for
how long will i be in the chair
will it take all morning
how long does one take
how long am i in the chair
will it be quick
how much time should i set aside
can i make it back in an hour
is it more than half an hour
when would i be done
is it a long appointment`,
  },
  {
    id: 'new_customers',
    heads: 'new patients customers clients first waiting joining register',
    tells: 'new accepting waiting list first register available opening slots referral',
    asks: `are you taking new people
i've never been there before
can anybody come or are you full
how soon could i get in
is there a waiting list
i just moved here and i'm looking for someone
when's your next opening
do you still have room
what happens the first time i come
how long's the wait for a new patient
are you guys full
can i sign up as a new customer
i'd be new is that alright
any space left
do i need somebody to recommend me
could you squeeze me in this month
what do i do if it's my first time
my old doctor retired so would you take me on
is it months before you can see me
can you put me on the list
and for someone who isn't a client yet
would you be willing to take on one more`,
  },
  {
    id: 'emergency',
    heads: 'emergency emergencies urgent night pain acute breakdown',
    tells: 'emergency emergencies urgent pain immediately night call same #contact 911',
    asks: `it's an emergency
it really hurts can i come today
what if it breaks in the middle of the night
who do i call after hours
can someone see me right now
i can't wait till monday
do you do same day
there's water coming through the ceiling
is there a number for nights and weekends
i'm in a lot of pain
can you send somebody right away
my heating's out and it's freezing
what do i do if it's urgent
do you have an emergency line
something's leaking and i don't know what to do
how fast can somebody be here
is anyone on call
do you come out on a sunday if it's bad
it just broke tonight and i need it tomorrow
could you fit me in today please it's pretty bad
does it cost more in the middle of the night
and if it gets worse over the weekend
what if it gets worse at night
who do i call if it hurts on the weekend
what do i do if it starts bleeding
what if i need somebody right now
is there a number for after hours
and if it gets bad on sunday
who do i call on the weekend if it hurts
what if it starts bleeding
is there someone i can reach after hours
what if i'm in pain on sunday
do you have an after hours line
what do i do if it breaks overnight
who helps me when you're closed`,
  },
  {
    id: 'children',
    heads: 'children kids child age family minors teenagers',
    tells: 'children child kids age years babies parent parents minors under teenagers',
    asks: `do you see kids
can i bring my little one
from what age
is it okay for children
my son's four is he too young
do you take babies
how old do you have to be
are kids allowed
i've got nobody to watch the kids so can they come
is there something for them to play with
what about teenagers
it'd be for my daughter
can she come in on her own she's sixteen
does a parent have to be there
i'd have a toddler with me
is there an age limit
would you do a seven year old
are you good with little kids
it's not for me it's for my kid
do you need a parent to sign
we'd be coming with three kids
and for the grandkids
my son's five is that too young
how old do they have to be
can i bring my daughter in
do you do children
is four too young
do you see kids that small
can you see my two year old
is she too little
do you take toddlers
how young can they be
would you treat a baby
does my kid need me in the room
what age do you start at
can my boy come on his own
is five old enough
do you see children`,
  },
  {
    id: 'animals',
    heads: 'animals pets dogs dog pet',
    tells: 'dog dogs pet pets animals animal leash cats',
    asks: `can i bring my dog
dogs okay
are pets allowed
i've got a dog with me
is it alright if the dog comes along
he's a service dog
does he have to wait outside
what about my cat
do you let dogs in
i can't leave the dog at home alone
can he come if he's on a leash
she's small she just sits on my lap
is there a place to tie him up
are animals a problem
would it bother anyone if i brought my puppy
is it extra for a pet
any pets allowed
do you guys mind dogs
no dogs i guess
could my guide dog come in
and the dog
i'd have to bring my pet is that gonna be an issue`,
  },
  {
    id: 'companion',
    heads: 'companion accompanying visitors guests family escort',
    tells: 'accompany accompanied someone companion partner family friend relative guest guests alone carer',
    asks: `can my wife come with me
can i bring somebody
is it okay if my daughter comes along
do i have to come alone
i don't want to go in by myself
can someone be in there with me
should i have somebody drive me home
is my husband allowed in the room
my mother would need me there
would it be alright to bring a friend
how many people can i bring
could my carer sit in
i get nervous so can my sister come too
do both of us have to be there
does my partner have to wait outside
just me or can i bring someone
is there room for one more
may i have a family member with me please
what if i need somebody to hold my hand
am i allowed a plus one
and my girlfriend can she be there
i'd like to have my son there with me
do i have to stay with him
does a parent need to be there
do i need to come in with my kid
can i drop him off
can my husband come in with me`,
  },
  {
    id: 'staff',
    heads: 'staff team people who experts about qualifications',
    tells: 'team staff experience experienced trained qualified certified licensed same female doctor technician',
    asks: `who's gonna do it
who would i be seeing
is it always the same person
can i get a woman
can i ask for the guy i had last time
are they qualified
do you have a female doctor
is it a real technician or some trainee
how long have they been doing this
who comes out to the house
i'd rather have a man if that's possible
do i get to pick who i see
what kind of training do they have
will it be the same one as before
are your people licensed
is the boss there himself
i don't want a different person every time
do you guys use subcontractors
how experienced are they
could i see the one my neighbor had
which one of you is looking after me
and who is that then
who's going to see me
who would be treating me
which doctor will i get
who are the dentists
who would i have
is it a man or a woman
what are the doctors called
who'd be seeing me
who's the doctor
who works there
which dentist do i get
do you still have the same doctor
what's the doctor's name
is the owner the one who does it`,
  },
  {
    id: 'languages',
    heads: 'languages language interpreter translation speak',
    tells: 'language languages speak speaks spanish english french interpreter interpreters translation translated',
    asks: `does anyone speak spanish
my mom doesn't speak english
do you have an interpreter
can i talk to somebody in polish
is there someone who speaks arabic
what languages do you speak
english only
my english is not so good
can we do it in french
do you have the forms in chinese
i need a translator
would someone translate for my grandma
anybody there who speaks russian
is the doctor's english okay
should i bring someone to translate
could you get me somebody who knows sign language
do they speak german at all
he only understands turkish
is it in english or what
and in spanish
sorry i don't understand so well is there other language
will they understand me if i speak portuguese
does anybody there speak spanish
my mom only speaks spanish
does the doctor know spanish
is there someone who talks french
does anybody speak spanish
do you have someone who speaks chinese
is there a translator
which languages do you speak over there
would the doctor understand spanish`,
  },
  {
    id: 'online',
    heads: 'online booking app website portal',
    tells: 'online website app portal web internet login book',
    asks: `can i do that online
is there an app
can i book on the website
do i have to call every time
how do i book online
is there somewhere i can do it myself
can i change it on the internet
i'd rather just do it on my phone
do you have online booking
where on the website is that
is it only by phone
i'm not good with computers do i have to use the website
could i just click something instead of calling
book online
what's the app called
does it work over the web
do you guys have a portal or something
i tried your website and couldn't find where to book
will i be able to see my appointments somewhere
any way to do this without talking to someone
and online
would i need a login for that`,
  },
  {
    id: 'reminder',
    heads: 'reminder reminders confirmation confirmations notifications',
    tells: 'reminder reminders remind confirmation confirm text email message sms calendar',
    asks: `will i get a reminder
do you send a text
do i get something in writing
how will i know it's booked
is that confirmed now
i'm gonna forget can you remind me
will somebody call me the day before
can you email it to me
i didn't get a confirmation
do you text or email
when does the reminder come
am i gonna get a message about it
could you send me that please
so i'll get a mail or what
is there a confirmation
can you put it in my calendar
i never got a text
do i have to confirm it
would you give me a ring before
don't send me texts i don't have a cell phone
and you'll let me know again before
how do you confirm that`,
  },
  {
    id: 'discount',
    heads: 'discount discounts reduced offers deals vouchers students',
    tells: 'discount discounts cheaper percent off reduced students seniors voucher coupon nonprofits free',
    asks: `any discounts
is it cheaper for students
do you do a senior discount
i'm retired do i get something off
can you do any better on the price
we're a charity
got any deals going on
is there a coupon i can use
what if we buy ten
i have a voucher
do you have special offers right now
does it get cheaper if i pay for the whole year
my neighbor got it for less
can i get a deal if there's two of us
is there a family rate
military discount
i found a code online does that still work
would you knock a bit off if i come regularly
are there reduced rates for people on benefits
how much off would i get
and for non profits
do i get anything if i bring a friend
any deals for nonprofits
we're a charity do we get something off
do schools pay less
is there something off for teachers
can you do better on the price for a church
any break on the price
cheaper for students
do charities pay less
do you have a special
can you do better on the price
any deals
do seniors get money off
do nonprofits get a break
is there a price break for schools
what if i pay for the whole year`,
  },
  {
    id: 'trial',
    heads: 'trial demo free test sample try',
    tells: 'trial free demo try test sample days',
    asks: `can i try it first
is there a free trial
how long can i test it
do you have a demo
could i see it before i buy
is there a free version
do i need a credit card to try it
can someone show it to me
i want to try before i pay
got a sample
what happens when the trial's over
will it charge me after the test
can i just do one lesson to see if i like it
is the first one free
how does the trial work
i'd like to have a look at it first
do you let people test it out
try it out for free
what's in the free one
would you send me something to try
so can i poke around in it for a bit
and if i don't like it after trying
can i have a go first
can we try before we buy
is there a way to test it
do i get to see it first
can i use it for a week to see
do you need my credit card for that
can i test it first
can we play with it before we buy
can i see how it works first
do you need my card for the trial
can i try it out without paying
how many days do i get to try it`,
  },
  {
    id: 'contract',
    heads: 'contract term terms notice subscription cancellation membership',
    tells: 'contract term minimum notice cancel monthly renews subscription month months commitment',
    asks: `how long am i tied in
is there a contract
can i cancel any time
how do i get out of it
what's the notice
do i have to sign for a year
is it month to month
am i locked in
i want to cancel my subscription
does it renew by itself
how long do i have to keep it
can i stop whenever i want
what if i don't want it anymore after three months
do i have to give notice in writing
is there a minimum
can i pause it for a while
when's the earliest i can quit
i don't like long contracts
do you make people sign anything
will i have to pay if i leave early
and if i wanna get out of it
would i be stuck with it
am i tied in
for how long do i have to sign up
how long is the commitment
can i leave any time
what's the minimum
do i sign for a year
can i get out of it
do i have to sign up for a year
can i quit any time
can i stop whenever
how long do i have to commit
can i leave month to month`,
  },
  {
    id: 'integration',
    heads: 'integration integrations import export api interfaces connect',
    tells: 'integrates integration integrations connect connects sync syncs import export api compatible works',
    asks: `does it work with outlook
can it talk to my other software
does it connect to my bookkeeping
can i bring in my old list
we use excel for everything will that work
do you have an api
is it compatible with what we have
how do i get my contacts in there
does that sync with my calendar
i need it to hook up with our till
can you import stuff
what does it connect with
will it pull things over from google
is there a plug in for that
can i get my data out as a file
our accountant uses something else
do i have to type everything in twice
would it go together with the system we've got
is there a way to link the two
and does it hook up to whatsapp
could our it guy build something on it
which programs does it play nice with
does it talk to quickbooks
will it work with our calendar
can it hook into stripe
does it go together with what we have
do you tie in with google
does it work with what i've got
does it hook up to my bank
does it sync with outlook
can it talk to shopify
will it connect to our calendar
does it link with paypal
can i import from excel`,
  },
  {
    id: 'devices',
    heads: 'devices requirements mobile system app browsers platforms',
    tells: 'phone tablet browser mac windows android iphone ipad offline computer app device',
    asks: `does it run on a mac
can i use it on my phone
do i need a computer
is there an app for android
my laptop's pretty old
does it work without internet
i only have a tablet
which browser do i need
what do i need to install
will that work on an ipad
can i have it on two devices
is it just in the browser
i've got an old iphone is that good enough
do i have to download something
what if there's no signal where i work
how new does the computer have to be
windows only
can we use it on the big screen in the office
does it need a special machine
and on the phone
would it run on what i have
i don't have a smartphone
does it run on safari
does it work in firefox
can i still use explorer
does it work on my mac
will it work in edge
does it run on my phone
will it work on firefox
can i use it on a tablet
does it work on an old computer
is there an app for it
does it need windows`,
  },
  {
    id: 'data',
    heads: 'data privacy security protection hosting backup gdpr',
    tells: 'data stored servers encrypted backup backups gdpr privacy secure certified confidential delete',
    asks: `where's my data kept
is it safe
who can see my stuff
is it encrypted
do you sell my data
is that on american servers
what if you get hacked
do you make backups
whose data is it then
are you gdpr compliant
how secure is that
i'm worried about privacy
can i have everything deleted
what do you do with my information
does anyone else get it
have you got any certificates for that
our lawyer wants to know where it's stored
is it in the cloud or where
do we still own what we put in
if everything crashes is it all gone
and data protection
could somebody else get at my files
where do you keep our stuff
where does my data sit
is it safe with you
who can see our data
are you certified
which country is the data in
where's our data kept
is it stored in the country
is it secure
what happens to my customers' details
where are your servers`,
  },
  {
    id: 'support',
    heads: 'support help service helpdesk assistance hotline',
    tells: 'support help helpdesk chat phone email hotline included assist #contact',
    asks: `who do i ask if i get stuck
do you have support
is help included
can i call someone if it doesn't work
when's your support there
do i have to pay for help
i need help with it
is there a hotline
what if i don't understand something
can i talk to a real person
do you help over the phone or just by email
who helps me with that
is there like a chat
are your support people there on weekends
i'm not technical will somebody help me
where do i go with questions
could someone log in and fix it for me
does the help cost extra
how do i reach support
am i on my own with it
and if i have a problem with it later
any videos or a manual i can look at
what if i get stuck
who helps me when something breaks
does help cost extra
is support included
can i call somebody when it doesn't work
is support extra
do we get help if we're stuck
who do i call when it breaks
do you charge for support
how fast does support answer
can i ring someone when something's wrong`,
  },
  {
    id: 'response',
    heads: 'response times reply callback answer reaction',
    tells: '#span respond response reply answer callback within day hours same',
    asks: `how fast do you get back to people
when will somebody call me back
how long till i hear something
i sent an email and nobody answered
how soon can someone look at it
when's it gonna be fixed
do you answer the same day
i've been waiting for a week
is somebody working on it
how quickly do you usually reply
will i hear from you today
are they gonna call today or tomorrow
nobody ever called me back
what's your response time
does it take days to get an answer
i wrote to you guys monday
can somebody get to it before the weekend
so when can i expect an answer
roughly when will they ring
would you say hours or days
and how long does it take till someone gets back to me
should i wait by the phone
when's somebody gonna call me
how soon do i hear back
when will you get back to me
how long till someone calls
when do i hear from you
how quick are you guys
how long do i have to wait for an answer
will somebody call today
when's somebody going to look at it
when will i hear something
how soon can someone call
what's the turnaround
when do you usually reply
will it be today`,
  },
  {
    id: 'setup',
    heads: 'setup onboarding started installation training migration start',
    tells: '#span setup set install installed installation training migrate migration onboarding import ready',
    asks: `how long till we can start
who sets it up
do i have to install it myself
is it hard to set up
can you move our old stuff over
do you train our people
how do i get started
is there training
when could we be up and running
will somebody show us how it works
what do i have to do to get going
does setting it up cost extra
can someone come and do it for us
i've got no idea about computers can i manage that
do we need our it guy for that
how much work is it to switch
what happens with everything we have in the old system
is there an intro course or something
would you do it with me over the phone
so i sign up and then what
and getting everybody on board how does that go
could we start on monday
how soon can we be up and running
how long till we can use it
do you show my people how it works
will somebody train us
how long before it's live
do you teach us
how long does it take to get going
how long till it's running
who installs it
do you train my people
will you show my team how
do you help with moving our data
how quickly could we start using it
is training extra`,
  },
  {
    id: 'refund',
    heads: 'refund refunds money reimbursement credit guarantee',
    tells: 'refund refunds refunded back credit credited reimburse money guarantee',
    asks: `can i get my money back
i was charged twice
you took too much off my card
i want a refund
how long till the money's back
what if i don't like it do i get my money back
do you do refunds
there's a charge on here i don't know
i paid for something i never got
is it store credit or real money
when do i get it back
i think you overcharged me
how do i get a refund
is there a money back guarantee
can you put it back on my card
i cancelled and you still took the money
would i get part of it back
where's my refund
do i lose the deposit
that's not what i was told it'd cost
and my money
who do i talk to about a wrong charge
how long's a refund take
when do i see my money again
do you give the money back
how many days for the refund
when will i see my money
can i still get my money back
how many days do i have to ask for a refund
do you refund the whole thing
is it too late for a refund
when does it show on my card`,
  },
  {
    id: 'invoice',
    heads: 'invoice invoices billing bill bills receipt tax',
    tells: 'invoice invoices bill bills billed receipt billing vat tax copy',
    asks: `when do i get the bill
can you send me the invoice again
i lost my invoice
is the bill coming by mail or email
can i get a receipt
the name on the bill is wrong
could you put the company name on it
we need our tax number on there
where do i find my invoices
i need it for my taxes
do you bill monthly
how do i change the billing address
i never got an invoice
is it possible to get one with vat on it
can it go to our accounting department
who gets the bill
what's this item on my bill
do i get something in writing for the tax man
i need a copy from last year
would you mail it on paper please
and the invoice
our po number has to be on it
when do you send the invoice
where do i see my bills
when's the bill come
where do i find my receipts
how do i get my old invoices
what day do invoices come
where's my invoice
when do you send the bill
can i download old bills
do you send invoices by mail
where do i see what i paid
i need last month's invoice where is it
can i get a copy of the bill`,
  },
  {
    id: 'plan',
    heads: 'plans plan packages upgrade users seats limits tiers',
    tells: 'plan plans upgrade downgrade users user seats limit unlimited basic included switch',
    asks: `can i upgrade
what's in the cheap one
how many people can use it
we need two more users
what's the difference between them
can i switch to the smaller one
is that in the basic plan
how do i add someone
is there a limit
what if we grow
i don't need all of that is there something smaller
do i have to take the big one for that
which one do i need
can we go back down later
does every user cost extra
what do i get with the pro
how many can i have on mine
i want to go down a level
are there different packages
we've hit the limit
and if one person leaves can we drop a seat
would i pay the difference right away
what plans do you have
what's in the pro plan
what's the difference between basic and pro
how many people can be on it
what does basic cost
what's pro a month
what's the difference between the plans
how much is the cheaper one a month
what does pro cost
which plans are there
how much is basic
what's in the bigger plan
how many people on the team plan
can i switch plans`,
  },
  {
    id: 'password',
    heads: 'password login access sign locked authentication',
    tells: 'password reset login log code link locked unlock authenticator sign',
    asks: `i forgot my password
i can't log in
i'm locked out
how do i reset it
it says wrong password
the code isn't coming
i've got a new phone and now i can't get the code
can you give me a new password
i don't get the reset email
what's my login
it won't let me in
where do i change my password
i typed it wrong too many times
do i have to do the thing with the code every time
can you turn off the two step thing
somebody else has my password i think
how do i get back in
my account is blocked
password's not working
could you unlock me please
and if i forget it
i don't remember which email i used
how do i get a new password
can't remember my password
how long's the link good
i can't sign in how do i reset it
i can't remember my password what do i do
how long is that link good
the link ran out
where do i reset it
it won't take my password`,
  },
  {
    id: 'account',
    heads: 'account profile details delete close owner settings',
    tells: 'account delete deleted close closed change name owner profile settings transfer',
    asks: `how do i delete my account
i want to close my account
i got married and my name changed
can i change my email
i've got a new address
how do i get rid of it completely
my colleague left and it's on his name
can someone else take over the account
i've moved
i have a new number can you change that
what happens to my stuff if i close it
please take me out of your system
where do i change my details
we have two accounts can you merge them
the account should be in my wife's name
can you sign me out for good
is it gone forever if i delete it
do i have to call to close it
my name's spelled wrong in there
who's the owner of our account
and changing the email
could i transfer it to my son
how do i close my account
can i cancel the whole thing online
where do i end my subscription
how do i get rid of the subscription
can i change my plan myself
when does it end if i cancel now`,
  },
  {
    id: 'outage',
    heads: 'outage status maintenance downtime availability incidents disruption',
    tells: 'outage status maintenance down downtime incident uptime available page disruption',
    asks: `is it down
is it just me
nothing's working
are you having problems right now
it's not loading
when's it coming back
do you know about it
everything's frozen here
is there a page where i can see what's going on
it was working this morning
are you guys doing maintenance
we can't get anything done here
is something broken on your end
how long's it gonna be out
it hasn't worked for an hour
my coworkers can't get in either
did you change something overnight
the whole thing is super slow today
how often does this happen
will you let us know when it's fixed
does anybody else have this
and when's the next planned downtime`,
  },
  {
    id: 'delivery',
    heads: 'delivery shipping ship pickup tracking order dispatch',
    tells: 'delivery deliver delivered shipping ship shipped tracking pickup courier arrives days',
    asks: `when's it coming
where's my package
how much is shipping
do you ship to canada
how long does delivery take
can i pick it up
my order never came
can you leave it with a neighbor
is there a tracking number
do you deliver
what day will it be here
i won't be home then
do you bring it up to the apartment
is shipping free
can i have it sent to work
how do i track it
it says delivered but there's nothing here
will somebody call before they come
could i get it sooner
who do you send it with
and if i'm not there
do they carry it in`,
  },
  {
    id: 'warranty',
    heads: 'warranty returns return exchange guarantee',
    tells: 'warranty guarantee return returns exchange repair repaired replace covered years receipt',
    asks: `can i return it
is there a warranty
it broke after two weeks
how long's it covered
i want to send it back
can i exchange it
do you fix those
what if it doesn't fit
i don't have the receipt anymore
who pays for sending it back
is that still under warranty
how many days do i have to bring it back
it came damaged
would i get a new one or do you repair it
does the guarantee cover that
i already opened the box
what do i do if it stops working
is it worth fixing
can you swap it for a bigger one
it's a gift and she doesn't like it
and if it breaks
do i have to register it`,
  },
  {
    id: 'survey_length',
    heads: 'length duration questions long time',
    tells: '#span minutes questions short takes left',
    asks: `how long is this gonna take
how many questions are there
is it long
are we almost done
how many more
is this gonna take forever
i've only got five minutes
how much longer
will it be quick
what number are we on
is that a lot of questions
i'm at work so is it short
when are we finished
how far along are we
you said five minutes
do we have much left
just a couple of questions or what
was that the last one
there's more
could you tell me roughly how long it takes
and how long does it go
i have to go soon is there much more
is this gonna be quick
are we nearly done
how many are left
how much of my time
how long do you need me
is it quick
will this take long
i only have two minutes is that enough`,
  },
  {
    id: 'survey_who',
    heads: 'who behalf client sponsor about number',
    tells: 'behalf institute research commissioned random randomly number sell sales list survey',
    asks: `who is this
who are you calling for
where'd you get my number
is this a sales call
are you trying to sell me something
who's paying for this
what company are you with
i never gave you guys my number
why are you calling me
is this a scam
who's behind this
am i talking to a computer
how did you pick me
what's this about
on whose behalf
are you from the government
is it for some political party
how do i know this is real
can i call somebody to check this
sorry who did you say you were
and who wants to know that
i'm on the do not call list
who's this for
who wants to know
who are you again
how come you have my number
why me
how'd you get my number
who gave you my number
what company is this
who am i talking to
who gave you this number`,
  },
  {
    id: 'survey_use',
    heads: 'answers privacy anonymous data use recording results',
    tells:
      'anonymous anonymously confidential answers recorded recording results deleted stored summary combined passed shared kept sold',
    asks: `what do you do with my answers
is this anonymous
are you recording this
who gets to see that
does my boss find out what i say
will my name be on it
what's it for
do you pass that on
how long do you keep it
is that being recorded
what happens with this afterwards
can anyone tell it was me
is it confidential
i don't want this to come back to me
where does it end up
do i get to see the results
are you gonna use it for advertising
can you delete it afterwards
so nobody knows who said what
does that get published somewhere
and what are you gonna do with all that
will you sell what i'm telling you
who sees this
do you pass it on
what happens with what i say
do you sell my answers
how long do you hang on to it
is this private
where does this go
does anyone get to see that
what do you do with the answers
is it anonymous
do you sell this
how long do you keep that
does my name go with it
will anybody know it was me`,
  },
  {
    id: 'survey_reward',
    heads: 'reward incentive prize thanks gift draw',
    tells: '#money prize gift voucher reward draw win thank card raffle',
    asks: `what do i get for it
what's in it for me
do i get paid
is there a prize
why should i do this
can i win something
do i get a gift card
how much do i get
when do i get my voucher
you guys giving anything away for that
is that for free i'm doing this
what's the prize
how do i get the reward
is there a draw or something
my time costs money you know
would i get anything out of it
i was promised a gift
any money in it
so nothing for me then
how does the drawing work
and do i win anything
does everybody get one
what do i get out of it
is there something in it for me
do i win something
do you pay for this
and what do i get
do i get anything for it
is there a gift card
do i get something out of this
do you pay for that
what do i win`,
  },
  {
    id: 'survey_right',
    heads: 'voluntary participation rights skip stop later',
    tells: 'voluntary skip stop refuse answer later change anytime optional withdraw',
    asks: `do i have to answer that
can i skip this one
i'd rather not say
can we stop here
next question please
do i have to do this
what if i don't want to answer
can you call me some other time
i want to change my last answer
is it voluntary
can i go back one
what happens if i hang up
i don't want to do this anymore
is it okay if i leave that out
could we do the rest tomorrow
i said the wrong thing before
am i allowed to stop
that's none of your business
is there any trouble if i say no
take me off your list
and if i don't know
may i pass on that`,
  },
  {
    id: 'offer',
    heads: 'services products about offer area range',
    tells: 'offer offers services make specialize provide sell area areas serve',
    asks: `what do you guys do exactly
do you do that kind of thing
is that something you do
what do you sell
do you come out to where i live
i'm looking for someone who does small jobs
can you do one of those too
what kind of stuff do you have
do you work outside the city
are you the right people for that
is that your line of work
how far out do you go
what all do you offer
would you take on something like this
i don't know if you even do that
can i get that from you
who do i go to for something like that
you guys fix those
is there anything you don't do
so what is it you make
and repairs do you do those as well
private people too or just companies
what do you guys do
what is it you make
what all do you sell
do you build websites
do you also do online stores
what kind of software is it
what can i get from you`,
  },
  {
    id: 'contact',
    heads: 'contact phone email reach website',
    tells: '#contact phone number email website fax extension call write whatsapp',
    asks: `what's your number
can i get an email address
what's the website
do you have a fax
how do i reach you
is there a direct line
who can i call about that
what's her extension
where do i send it
could i have a number to call back
can you give me his cell
is there someone i can write to
i'd like to send you a picture where to
got an email
what number do i call for that
are you on whatsapp
how can i get hold of the manager
do i use the same number next time
let me write that down what was the email
i need an address to mail something to
and the phone number
can you put me through to the office`,
  },
  {
    id: 'amenities',
    heads: 'amenities facilities wifi restrooms food waiting showers',
    tells: 'wifi restroom restrooms toilet coffee food drinks shower showers lockers changing snacks',
    asks: `is there wifi
do you have a bathroom
can i get a coffee there
is there somewhere to eat
where's the restroom
can i shower after
do you have lockers
is there a place to change
what's the wifi password
can i charge my phone somewhere
somewhere to wait
do you guys serve food
i'd need to get some work done while i wait is that possible
where can i change the baby
are there towels or do i bring one
anything to drink there
could i use the toilet
can we sit outside
what is there to do while i wait
is it air conditioned
and food
how's the internet over there`,
  },
  {
    id: 'next_step',
    heads: 'next steps process happens after afterwards',
    tells: 'next then call calls contact after touch follow',
    asks: `so what happens now
and then what
do i have to do anything else
who's gonna call me
when will i hear from you
what's next
is that it
do you need anything else from me
so are we all set
what do i do now
am i done
do i wait for a call
should i call again or do you call me
how does it go from here
will somebody get in touch
what comes after this
is there something i need to send you
and you guys take care of the rest
okay and from here on
i just sit tight then
what are you gonna do with that now
when does somebody come by`,
  },
];
