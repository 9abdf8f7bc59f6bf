const words = (text: string) => text.trim().split(/\s+/);

/**
 * Given names that are heard often where the four languages are spoken, without accents and in small letters. Anyone who has
 * another one is understood as well: they only tell that "Novak, Petra" has its family name first.
 */
export const givenNames: ReadonlySet<string> = new Set(
  words(`
    aaron skip abigail adam adrian agnes ahmed aisha alan albert alejandro alex alexander alexandra alexandre ali alice alicia alina
    alma amanda amelia amelie amy ana andre andrea andreas andres andrew angela angelika anita anja ann anna anne annette
    annika anthony antoine antonia antonio april ariana arthur astrid audrey aurelie austin ava barbara beatrice beatriz ben
    benjamin bernard bernd beth betty bettina bill birgit bob bonnie brandon brenda brian bruno camila camille carl carla carlos
    carmen carol carolina caroline catherine cecilia celine chantal charles charlotte chloe chris christa christian christina
    christine christoph christopher claire clara claudia claudine clement colette cynthia daniel daniela danielle david deborah
    denise dennis diana diane diego dieter dirk dominik dominique donald donna doris dorothy dylan edith edward elena eleanor
    eleonore elisabeth elizabeth elke ella ellen emil emilia emily emma enrique eric erica erik erika erin ernesto esther etienne
    eva evelyn fabian fabienne fatima felipe felix fernando florence florian francesca francis francisco franck frank franz
    franziska frederic frieda friedrich gabriel gabriela gabrielle gary gemma george gerald gerard gerhard gertrud gisela giulia
    gloria gregory guadalupe guillaume guillermo gunter gustavo hannah hans harald harry hassan heather hector heidi heike heinz
    helen helena helene helga helmut henri henrik henry hugo ian ibrahim ignacio ines ingrid irene irina iris isabel isabella
    isabelle ivan jack jacob jacqueline jacques jake james jan jana jane janet janice jason javier jean jeanne jeff jeffrey
    jennifer jens jeremy jerome jerry jesse jessica jesus jill jim joachim joan joanna joe joel johanna johannes john jonas
    jonathan jorg jorge jose joseph joshua joyce juan juana juanita judith judy julia julian juliana julie julien juliette jurgen
    justin karen karin karl karla katarina kate katharina katherine kathleen kathryn katja keith kelly kenneth kerstin kevin
    kimberly klara klaus kristin kristina kurt kyle larissa larry laura lauren laurence laurent lea lena leo leon leonie leonora
    liam lina linda lisa logan lorena lorenzo louis louise luca lucas lucia lucie lucy luis luisa lukas luke lydia madeleine
    madison magdalena manfred manon manuel manuela marc marcel marcela marco marcus margaret margarita margot maria mariana
    marianne marie marina mario marion marisol marta martha martin martina martine mary mateo mathias mathieu matteo matthew
    matthias maurice maximilian megan melanie melissa mia michael michaela michel michele michelle miguel mike mila mohamed
    mohammed monica monika monique moritz nadia nadine nancy natalia natalie nathalie nathan nicholas nicolas nicole niklas nina
    noah nora norbert odile olga oliver olivia olivier oscar oskar otto pablo pamela pascal patricia patrick patrizia paul paula
    paulina pauline pedro peggy peter petra philip philipp philippe pierre pilar rachel rafael raimund ralf ramon raquel raul
    raymond rebecca regina reiner rene renate ricardo richard rita robert roberto robin rodrigo roger roland rolf ronald rosa
    rosemarie roxana rudolf russell ruth ryan sabine sabrina samantha samuel sandra sara sarah scott sean sebastian sergio sharon
    silke silvia simon simone sofia solange sonia sophia sophie stefan stefanie stella stephan stephanie stephen steve steven
    susan susana susanne suzanne svenja sylvie tamara tanja teresa terry theo theodor theresa therese thierry thomas tiffany tim
    timothy tina tobias tom tomas tony torsten tyler udo ulrich ulrike ursula ute uwe valentin valentina valerie vanessa vera
    veronica veronika veronique vicente victor victoria vincent viola virginia virginie viviane walter wendy werner wilhelm
    william wolfgang xavier ximena yolanda yves yvette yvonne zoe
    abby ada adele agatha alana alden alexis alfred alison alvin alyssa amber amir amos anastasia andreea angel
    angelina angie annabel anton antonella archie ariel arlene armando arnold arturo ashley aubrey audra barney barry
    beau becky belinda bella bernadette bernice bert bethany beverly blake blanca bobby brad bradley brett bridget
    brittany brooke bruce bryan byron caleb cameron candace carlton carly carolyn carrie casey cassandra catalina
    cathy cecil cedric chad charlene charlie chelsea cheryl christy cindy clarence clark claude clay clayton clifford
    clint colin colleen connie constance cora corey cornelius courtney craig crystal curtis cyril daisy dale damian
    dan dana danny darlene darren darryl dave dawn dean debbie delia della denis derek desiree devon dexter dina
    dolores dominic dora doreen dorothea doug douglas duane dustin dwight earl ebony eddie edgar edna edwin eileen
    elaine eli elias elijah elisa ellie elliot elmer eloise elsa elsie emanuel emilio emmanuel enid erich ernest ernst
    errol estelle ethan ethel eugene eunice evan ezra faye felicity fern fiona flora floyd frances freddie frederick
    frida gabe gail gavin gene geoffrey georgia georgina geraldine gilbert gina gladys glen glenda glenn gordon grant
    greg greta gretchen guido gus guy gwen harold harriet harvey hazel herbert herman hilda holly homer horst howard
    hubert ilse imelda ingo ira irma irving isaac isla ivy jackie jackson jaime jamal janelle janine jared jasmine jay
    jeanette jenna jenny joann jocelyn jodi joey johnny jolene jon jonah jordan josefina josh josie jude julianne june
    kai kara kari kathy katie katrin kay kayla keisha kelsey ken kendra kent kerry kirk kirsten krista kristen kyra
    lance lars latoya laurel laurie lawrence leah leila leonard leroy leslie lester lewis lila lillian lily lionel
    lloyd lois lola lonnie loretta lori lorraine lothar lottie louisa lucille lucinda luther luz lynn mabel mack mae
    maggie malcolm mandy marcia marcy margie marguerite marian marianna marilyn marjorie marlene marsha marshall
    marvin matilda mattie maureen mavis max maxine maya meg mercedes meredith merle mick mildred miles milton mindy
    minnie miriam misty mitchell mohammad molly mona morgan morris muriel myra myrtle naomi natasha neal ned neil nell
    nelson nick nicky nigel norma norman olaf olive omar opal otis owen paige pam pat patsy patty pearl penny percy
    perry pete phil phillip phoebe phyllis polly preston priscilla quentin ralph ramona randall randy ray reginald
    reinhard rena rex rhonda rick ricky rob rochelle rocio roderick rodney roman ron ronnie rosalie rosemary rosie
    ross roxanne roy ruben rudy rufus rusty sadie sally sam sandy selma serena seth shane shannon shawn sheila shelby
    shelley sherry sheryl shirley sid sidney sonya spencer stacey stacy stan stanley sterling stewart stuart sue
    susanna sylvester tabitha tammy tanya tara tasha ted terrence tess thelma toby todd tommy toni tonya tracy travis
    trevor tricia trudy van verna vernon vicky vince violet virgil vivian wade wallace walt wanda warren wayne wendell
    wesley wilbur wilfried willard willie wilma winifred winona zachary zelda
  `),
);
