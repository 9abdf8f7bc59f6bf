/**
 * Passwords of eight characters and more that stand at the top of every list of leaked ones, in lower case. Patterns
 * (rows of digits or letters, one character repeated) are refused by rule and need not stand here.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  00000000 000000000 0000000000 01234567 012345678 0123456789 09876543 0987654321 10101010 101010101 10203040
  11111111 111111111 1111111111 11112222 111222333 11223344 1122334455 112233445566 12121212 12312312 123123123
  123321123 12341234 12344321 123454321 12345678 123456780 123456789 1234567890 1234567891 12345678910 123456789a
  123456789abc 123456789q 12345678a 12345678q 12345679 1234567a 1234567q 123456aa 123456ab 123456abc 123456qw
  123456qwerty 12345abc 12345qwert 12345qwerty 1234abcd 1234qwer 123654789 123789456 123abc123 123qwe123 123qweasd
  123qweasdzxc 13131313 14141414 147147147 147258369 147852369 15151515 159159159 159357456 159753456 1a2b3c4d
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 20202020 21212121 22222222 222222222 23232323
  25252525 258258258 27182818 31415926 314159265 321654987 33333333 420420420 44444444 456456456 456789123 55555555
  555555555 66666666 666666666 69696969 741852963 77777777 777777777 7777777777 789456123 789789789 852456852
  87654321 88888888 888888888 8888888888 963852741 98765432 987654321 9876543210 99999999 999999999 9999999999
  a1234567 a12345678 a123456789 a123456b a1b2c3d4 a1b2c3d4e5 aa123456 aaaaaaaa abc12345 abc123456 abcd1234 abcde12345
  abcdefg1 abcdefg123 abcdefgh access14 accessgranted acdc1234 achilles admin123 admin1234 admin12345 admin@123
  adminadmin administrator administrator1 aerosmith airborne airforce alexander alexander1 alexander123 alexandra
  alexis12 amanda12 amanda123 amazing1 america1 american1 andrew12 andrew123 angel123 angelina angelito angels12
  anthony1 anthony12 anything apollo11 apollo12 apollo13 apple123 apples12 aquarius aquarius1 argentina arsenal1
  arsenal123 asd123asd asdf1234 asdfasdf asdfghjk asdfghjkl asdfqwer ashley12 ashley123 assassin assassins asshole1
  asshole12 atlanta1 austin12 austin123 austin316 australia australia1 autumn12 autumn123 autumn2024 autumn2025
  autumn2026 avalanche avalon12 awesome1 awesome12 awesome123 azerty123 azertyuiop baby1234 babyblue babyboy1
  babydoll babyface babygirl babygirl1 badboy12 badgirl1 bailey12 bailey123 banana12 banana123 bangladesh barcelona
  barcelona1 baseball baseball1 baseball12 basketball basketball1 bastard1 batman12 batman123 bayernmunich beach123
  beachbum beatles1 beautiful beautiful1 berlin12 berlin123 bigboss1 bigdaddy bigdaddy1 biggie12 bigmoney birthday
  birthday1 bitch123 biteme12 biteme123 black123 blackbird blackcat blackjack blackout blessed1 blessing blink182
  blossom1 blue1234 blueberry blueblue bluesky1 bmw12345 bonjovi1 boston12 brandon1 brandon12 brasil123 brittany
  brittany1 brooklyn brooklyn1 brother1 brothers budweiser buffalo1 bullshit business business1 buster12 buster123
  buttercup butterflies butterfly butterfly1 california california1 callcenter callofduty camaro12 camelot1 cameron1
  canada12 canada123 cancer12 capricorn captain1 captain12 carolina carolina1 caroline catherine champion champion1
  champions changeit changeme changeme1 changeme123 charizard charles1 charlie1 charlie12 charlie123 charlotte
  charlotte1 cheer123 cheerleader cheesecake cheetah1 chelsea1 chelsea12 chelsea123 cherry12 cherry123 chester1
  chevrolet chevy123 cheyenne chicago1 chicken1 chicken12 chickens children chocolate chocolate1 christ12 christia
  christian christina christine christmas christopher cinderella cisco123 cisco1234 cloud123 cobra123 coffee12
  coffee123 college1 colombia1 commander company1 company123 computer computer1 computer12 computer123 cookie12
  cookie123 cookiemonster cookies1 cool1234 coolcool coolgirl coolguy1 coolness corvette corvette1 cosmos12 counter1
  counterstrike country1 country12 courtney cowboy12 cowboys1 cowgirl1 cupcake1 daddy123 daisy123 dakota12 dakota123
  dallas12 dallas123 dallas22 daniel12 daniel123 danielle danielle1 danielle2 database database1 david123 deadpool1
  debian12 december december1 default1 default123 denver12 desktop1 destiny1 destiny12 deutschland developer
  developer1 diamond1 diamond12 diamonds dickhead doctor12 doctor123 doggie12 dollar12 dolphin1 dolphin12 dolphins
  dominic1 dominique donald12 donotenter dontforget dortmund dragon12 dragon123 dragon1234 dragonball dragonballz
  dragonfly drummer1 elephant elephant1 elizabet elizabeth elizabeth1 email123 eminem123 emperor1 engineer engineer1
  england1 eternity everyone everything excalibur facebook facebook1 facebook123 faith123 faithful family12 family123
  familyguy fantastic father12 february february1 fernando ferrari1 ferrari123 firewall firewall1 fishing1 florida1
  flower12 flower123 flowers1 football football1 football12 football123 footballer forever1 forever12 forever21
  foreverlove fortnite fortnite1 france12 francesca francisco frederick freedom1 freedom12 freedom123 friday12
  friday13 friends1 friends12 friends123 friendship froggie1 froggy12 fuckme12 fuckoff1 fuckthis fuckyou! fuckyou1
  fuckyou12 fuckyou123 fuckyou2 gabriel1 gabriela gabriella galaxy12 galaxy123 gameover gameover1 gamer123 gangsta1
  gangster gangster1 garfield garfield1 gemini12 general1 genesis1 georgia1 germany1 ghost123 ginger12 ginger123
  giovanni giraffe1 gladiator gmail123 godfather godisgood golden12 golfing1 goodbye1 goodgirl goodlife goodluck
  goodluck1 goodmorning goofy123 google12 google123 gorgeous gorgeous1 grandma1 grandpa1 green123 greenday greenday1
  greentea griffin1 guest123 guestguest guitar12 guitar123 guitarist gunsnroses gymnastics hacker12 hacker123
  hackers1 halflife hallelujah hamburger handsome hannah12 hannah123 happiness happiness1 happy123 happyday happyness
  hardware harley12 harley123 harleydavidson harmony1 heavenly heineken hello123 hello1234 hello12345 hello123456
  hellohello hellokitty helloworld helloworld1 hercules hercules1 hiphop12 hockey12 hockey123 hollywood homer123
  honda123 hondacivic honeybee hotdog12 hotgirl1 hotmail1 hotmail123 hotstuff hottie12 hottie123 houston1 hunter12
  hunter123 hunting1 hurricane iamawesome iamgod12 iamthebest icecream icecream1 idontknow iforgot1 iforgotit
  ihateyou ilovegod ilovejesus iloveme1 ilovemyself iloveu123 iloveyou iloveyou! iloveyou1 iloveyou12 iloveyou123
  iloveyou2 imissyou incredible india123 india@123 indonesia infantry infinity infinity1 instagram internet internet1
  internet123 ireland1 ironmaiden ironman1 isabella isabella1 island12 jackass1 jackson1 jackson12 jackson5 january1
  jasmine1 jasmine12 jasmine123 java1234 javascript jennifer jennifer1 jeremiah jessica1 jessica123 jesus123
  jesuschrist johnathan jonathan jonathan1 jordan12 jordan123 jordan23 joseph12 joshua12 joshua123 jupiter1 justice1
  juventus katherine kathleen kawasaki kermit12 keyboard killer11 killer12 killer123 killers1 kimberly kimberly1
  king1234 kingking kingkong kinglion kitty123 kittycat kittykat knight12 knights1 kristina lacrosse lakers24
  lamborghini laptop12 laptop123 lauren12 lavender ledzeppelin legend12 legendary legends1 lemonade leonardo leopard1
  letmein1 letmein123 letmeinnow liberty1 liberty12 lightning lightning1 lindsey1 linkedin linkedin1 linkinpark
  linux123 liverpool liverpool1 london12 london123 loveforever lovelove lovelove1 loveme123 loverboy lovergirl
  loveyou1 lucky123 lucky777 luckycharm luckydog madison1 madison12 malaysia manager1 manager123 manchester mango123
  manutd12 margaret margarita marines1 mariposa marketing marlboro marlboro1 martinez master12 master123 mastermind
  masters1 matrix123 matthew1 matthew123 matthew2 maverick melissa1 melissa12 melody12 mercedes mercedes1 mercedes123
  mercury1 merlin12 merlin123 metallica metallica1 mexico12 mexico123 michael1 michael12 michael123 michael2 michaela
  michaeljackson michelle michelle1 mickey12 mickey123 mickeymouse microsoft microsoft1 midnight miguel12 military
  millionaire minecraft minecraft1 minnie12 mommy123 monday12 monday123 money123 money1234 moneymoney monica12
  monique1 monitor1 monkey11 monkey12 monkey123 monkeys1 monster1 monster12 monster123 monsters montana1 moonlight
  morgan12 mother12 mother123 motherfucker mountain mountains musica123 musiclover mustang1 mustang12 mustang123
  mustang69 mustangs mydog123 myfamily mypass123 mypassword mypassword1 myspace1 myspace123 mysql123 natalia1
  natalie1 nathan12 nathaniel neptune1 network1 nevada12 nevermind newpass1 newpass123 newpassword newport1 newyork1
  newyork12 nicegirl nicholas nicholas1 nicole12 nicole123 nintendo nintendo1 nirvana1 nirvana123 nissan12 nissan123
  noaccess nobody12 nopasswd nopassword nothing1 nothing12 november november1 ocean123 october1 odysseus office12
  office123 oldpassword opensesame operator operator1 oracle12 oracle123 orange11 orange12 orange123 outlaw12
  p4ssw0rd p4ssword p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@ssword pa$$word pa55word packers1 pakistan pakistan1 pakistan123
  pancakes panther1 panthers paradise paradise1 paris123 parley123 parleyparley pass1234 pass12345 pass123456
  pass12word pass@123 pass@1234 passcode passcode1 passkey1 passpass passpass1 passport passw0rd passw0rd1
  passw0rd123 password password! password!1 password0 password00 password007 password01 password02 password1
  password1! password11 password12 password123 password1234 password12345 password13 password2 password2020
  password2021 password2022 password2023 password2024 password2025 password2026 password21 password22 password23
  password3 password4 password5 password69 password7 password77 password8 password88 password9 password99
  password@123 passwords passwort patricia patricia1 patrick1 patrick12 peanut12 peanut123 pegasus1 penelope penguin1
  penguins pepper12 pepper123 perfect1 perfect12 peterpan phantom1 phantom12 philippe philippines phoenix1 phoenix12
  phoenix123 pikachu1 pineapple pinkfloyd pinkfloyd1 pisces12 pizza123 playboy1 playboy12 playboy123 player12
  player123 playgirl playstation pluto123 pokemon1 pokemon123 pooh1234 poohbear poohbear1 popstar1 porsche1
  porsche911 portugal postgres postgres1 postgres123 princesa princess princess1 princess12 princess123 princess2
  programmer puppy123 puppydog purple12 purple123 pussycat python12 python123 q1w2e3r4 q1w2e3r4t5 qazwsx123 qazwsxed
  qazwsxedc queen123 queenbee qwe123qwe qweasd123 qweasdzxc qweqweqwe qwerty12 qwerty123 qwerty1234 qwerty12345
  qwerty123456 qwertyu1 qwertyui qwertyuiop qwertz123 qwertzui rachel12 rainbow1 rainbows raindrop ranger12 rangers1
  rapper12 raspberry raspberrypi realmadrid rebecca1 rebecca12 rebel123 red12345 redhat12 redneck1 redrose1 redskins
  redsox12 remember remember1 rememberme revelation richard1 robert12 robert123 roberto1 roblox123 rock1234 rocknroll
  rockstar rockstar1 rocky123 root1234 rootroot rosebud1 rosemary router12 router123 roxanne1 sabrina1 sagittarius
  samantha samantha1 samsung1 samsung12 samsung123 samuel12 sandra12 sarah123 saturday saturday1 saturn12 savannah
  savannah1 scarface scarface1 school12 school123 scooby12 scoobydoo scorpio1 scorpion scorpion1 scotland sebastian
  sebastian1 secret123 secretsecret secure123 security security1 security123 sephiroth september serenity serenity1
  server123 sexy1234 sexybitch sexyboy1 sexygirl sexylady sexymama shadow11 shadow12 shadow123 shannon1 shannon12
  shelby12 silver12 silver123 simpsons singapore sister12 sisters1 skateboard skater12 slipknot slipknot1 smile123
  smiley12 sniper12 sniper123 snoopdog snoopy12 snoopy123 snowball snowboard snowflake snowman1 soccer12 soccer123
  softball softball1 software soldier1 somebody something something1 sophia12 southpark spartan1 spartan117 spartans
  spiderman spiderman1 spongebob spongebob1 spring12 spring123 spring2024 spring2025 spring2026 stallion starcraft
  stardust stargate starlight startrek startrek1 starwars starwars1 starwars123 steelers steelers1 stephanie
  stephanie1 stephen1 steven12 steven123 strawberry student1 student123 suckit12 summer01 summer12 summer123
  summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 summertime sunday12 sunflower
  sunflower1 sunlight sunrise1 sunset12 sunshine sunshine1 sunshine12 sunshine123 supergirl superhero superman
  superman1 superman123 superstar superstar1 surfing1 susan123 suzuki123 sweetheart sweetie1 sweetpea swimmer1
  swimming switch12 tamara12 taurus12 taylor12 taylor123 teacher1 teacher123 telephone telephone1 temp1234 temporary
  temppass teresa12 terminator test1234 test12345 testing123 testpassword testtest texas123 thepassword theresa1
  thomas12 thomas123 thuglife thunder1 thunder12 thunderbird thursday thursday1 tiffany1 tiffany12 tiger123 tigers12
  tigger11 tigger12 tigger123 timothy1 tinkerbell tinkerbell1 together together1 toortoor tornado1 toyota12 toyota123
  transformers truelove1 trustno1 tuesday1 tupac123 turtle12 turtle123 twitter1 ubuntu12 ubuntu123 unicorn1
  unicorn123 unicorns universe universe1 university valentina valentine valeria1 vampire1 vampires vanessa1 vanessa12
  veronica veronica1 victoria victoria1 victory1 viking12 vikings1 vincent1 violet12 virginia virginia1 virgo123
  vodka123 voicemail volcano1 volleyball warcraft warrior1 warriors watermelon wednesday welcome! welcome1 welcome1!
  welcome12 welcome123 welcome1234 welcome@1 welcome@123 whatever whatever1 whatever12 whatsapp whiskey1 white123
  william1 william12 william123 windows1 windows10 windows7 windowsxp winniethepooh winter12 winter123 winter2020
  winter2021 winter2022 winter2023 winter2024 winter2025 winter2026 wireless wireless1 wizard12 wizard123 wolverine
  wonderful worldofwarcraft wrestling xbox360x xsw23edc yahoo123 yamaha12 yamaha123 yankees1 yankees2 yellow12
  yellow123 yourpassword youtube1 youtube123 zachary1 zaq12wsx zaq1xsw2 zaq1zaq1 zelda123 zeppelin zeus1234 zombie12
  zombies1 zxcvbnm, zxcvbnm1 zxcvbnm123 zxcvbnmm
`
    .trim()
    .split(/\s+/),
);
